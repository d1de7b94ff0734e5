// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/conversing/resending.h"

#include <QAbstractTableModel>

namespace gui {

//! The answers that a request got, sent several times: the earlier one first, then each with what differs from that. Owned by its
//! window.
class AnswersModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnswersModel)

public:
    enum Column { Number, Status, Time, Input, Output, Calls, Stop, Differs, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    //! Forgets all others.
    void setEarlier(const network::ResentAnswer &answer);
    void add(const network::ResentAnswer &answer);
    const network::ResentAnswer &at(int row) const { return m_answers.at(row); }
    //! How many were sent, how many different answers there are among them, what failed, between which times.
    QString summary() const;
    //! As comma-separated values.
    QString toCsv() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(const network::ResentAnswer &answer, int row, int column) const;
    QString difference(const network::ResentAnswer &answer) const;

    QList<network::ResentAnswer> m_answers;
};

} // namespace gui
