// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/quietview.h"

#include <QTreeView>

class QMenu;

namespace gui {

class ExchangeListModel;

//! The list of exchanges: a heading for each turn, columns that a person chooses, a bar for the time that each took. Reads earlier ones
//! when it is scrolled to its beginning, and stays where it is then. Owned by its pane.
class ExchangeListView final : public QuietView<QTreeView>
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeListView)

public:
    explicit ExchangeListView(ExchangeListModel &model, QWidget *parent = nullptr);

    //! By their wire names, in the model's order; empty for the usual ones.
    QStringList columns() const;
    void setColumns(const QStringList &names);
    //! An entry for each column, to be ticked.
    void fillColumnMenu(QMenu &menu);
    //! However large the list becomes, until the person scrolls it.
    void showCurrent();
    //! A few rows can be seen; a dock that is lower is scrolled.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void columnsChanged();

protected:
    void drawBranches(QPainter *, const QRect &, const QModelIndex &) const override { }
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void expandGroups(const QModelIndex &parent, int first, int last);
    void readEarlierIfSeen();
    void shareWidth();
    void drawSame(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    int widthOf(int column) const;
    int usualWidthOf(int column) const;
    static QStringList usualColumns();

    ExchangeListModel &m_model;
    bool m_keepsCurrent = false;
    //! The first row that was seen, while earlier ones come before it.
    QPersistentModelIndex m_top;
};

} // namespace gui
