// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace gui {

//! A row of the tree of ensembles: check box and name as the style draws them, then a tag in a box and what a server claims of its
//! tool, and at the right end a dot for the connection or for problems, with a word where the server is not simply off or ready.
class EnsembleDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnsembleDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    //! Where the tag of a row is drawn.
    QRect tagRectangle(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

Q_SIGNALS:
    void tagClicked(const QModelIndex &index, const QPoint &place);

protected:
    void paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRect &tag) const;
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace gui
