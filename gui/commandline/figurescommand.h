// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "model/store/figurestore.h"

#include <QDir>

namespace gui {

//! `parlance figures [--by tool|model|provider|server|day]`: what calls came to, in sums: how many, what failed, how long, how many tokens,
//! what it cost.
class FiguresCommand final : public Command
{
    Q_OBJECT

public:
    FiguresCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    struct Row {
        QString name;
        model::Figures figures;
        //! By currency; empty where no price is known.
        QMap<QString, double> cost;
        //! Beside the calls of models, where a row is a day.
        qint64 toolCalls = 0;
    };

    model::Result<QList<Row>> rows(const QString &by, const QDate &since, const QDate &until);
    //! The name of the row that figures belong to; empty where they are left out.
    QString rowOf(const model::NamedFigures &figures, const QString &by);
    void addCost(Row &row, const model::NamedFigures &figures);
    void tellJson(const Row &row, bool isDay);
    void tellCsv(const QList<Row> &rows);
    void tellTable(const QList<Row> &rows);
};

} // namespace gui
