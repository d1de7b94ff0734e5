// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace gui {

//! One line of a body in a font of fixed width; keys, strings and numbers of JSON in the colours of code.
class BodyDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    //! The width of every row: that of the longest line, in bytes.
    void setColumns(int columns) { m_columns = columns; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_columns = 80;
};

} // namespace gui
