// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/figurestore.h"

namespace gui {

class Workbench;

//! One line of figures: of a tool, a model, a provider, a server or a day.
struct FigureRow {
    QString name;
    model::Figures figures;
    //! By currency; empty where no price is known.
    QMap<QString, double> cost = {};
    //! Beside the calls of models, where a row is a day.
    qint64 toolCalls = 0;

    qint64 failures() const;
    QString costInWords() const;
};

//! What all calls came to, laid together as the person wants it, with what it cost by the prices of today. Holds nothing.
class FigureTable final
{
public:
    enum class By { Tool, Model, Provider, Server, Day };

    static QStringList wireNames();
    static std::optional<By> fromWire(QStringView name);

    //! The workbench outlives this.
    explicit FigureTable(Workbench &workbench)
        : m_workbench(workbench)
    {
    }

    //! By name; days without an end where they are not valid.
    model::Result<QList<FigureRow>> rows(By by, const QDate &since, const QDate &until) const;
    //! Of one of these rows, or of all where the name is empty, day by day.
    model::Result<QList<FigureRow>> days(By by, const QString &name, const QDate &since, const QDate &until) const;
    //! By currency.
    QMap<QString, double> cost(const QList<model::NamedFigures> &figures) const;
    //! The same of calls that no sum has yet.
    QMap<QString, double> cost(const QList<model::ModelCall> &calls) const;

    //! A line of JSON.
    static model::JsonText toJson(const FigureRow &row, By by);
    //! With a line of names.
    static QString toCsv(const QList<FigureRow> &rows);

private:
    //! The name of the row that figures belong to; empty where they are left out.
    QString rowOf(const model::NamedFigures &figures, By by) const;
    void addCost(QMap<QString, double> &cost, const QString &model, const model::Usage &usage) const;

    Workbench &m_workbench;
};

} // namespace gui
