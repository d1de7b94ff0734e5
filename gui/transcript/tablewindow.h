// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QWidget>

class QTableView;

namespace gui {

//! A table of an answer in a window of its own: cells are selected and copied with tabs between them, columns are sorted by a click on
//! their heading. Deletes itself when it is closed.
class TableWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TableWindow)

public:
    //! The first row is the head. `near`: the widget that it is opened from.
    static void open(QList<QStringList> rows, QWidget &near);

private:
    TableWindow(QList<QStringList> rows, QWidget &near);
    void copy() const;

    QTableView *m_table;
};

} // namespace gui
