// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/exchangefacts.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QTableView;

namespace gui {

//! The parts of an exchange's time one after another. Owned by its page.
class TimingModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimingModel)

public:
    enum Column { Phase, Bar, From, Took, ColumnCount };
    //! Within the whole time, from 0 to 1.
    enum DataRole { StartRole = Qt::UserRole, LengthRole };

    using QAbstractTableModel::QAbstractTableModel;

    //! `speaking`: when the first and the last piece of an answer were there.
    void setExchange(const model::Exchange &exchange, const std::optional<std::pair<double, double>> &speaking);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Part {
        QString name;
        double begin = 0;
        double end = 0;
    };
    QList<Part> m_parts;
    double m_whole = 1;
};

//! Where an exchange's time went, as a waterfall, and what it came to: tokens, tokens a second, cost. Owned by an ExchangeView.
class TimingPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimingPage)

public:
    explicit TimingPage(QWidget *parent = nullptr);

    void setExchange(const model::Exchange &exchange, const std::optional<std::pair<double, double>> &speaking);
    void setFacts(const model::ExchangeFacts &facts);

private:
    void showFigures();

    TimingModel *m_model;
    QTableView *m_table;
    QLabel *m_figures;
    model::ExchangeFacts m_facts;
    std::optional<std::pair<double, double>> m_speaking;
    double m_headMilliseconds = 0;
};

} // namespace gui
