// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace gui {

//! A row of the dock of agents: a dot for its state, the name, a tag in a box, a word at the right end; below it the detail in one
//! line and what is wrong in as many as it needs. Owned by its view.
class AgentDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentDelegate)

public:
    explicit AgentDelegate(QTreeView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter, const QRect &room, const QModelIndex &index) const;
    void paintFirstLine(QPainter *painter, QRect room, const QModelIndex &index) const;
    void paintBelow(QPainter *painter, QRect room, const QModelIndex &index) const;
    static QFont nameFont(const QModelIndex &index, const QFont &font);
    //! As high as the words are in that width.
    static int heightOf(const QString &fault, int width);

    QTreeView *m_view;
};

} // namespace gui
