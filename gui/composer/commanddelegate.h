// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace gui {

//! Paints what may be written as a command: what it is called, and dim behind that what it is for. Owned by the list.
class CommandDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandDelegate)

public:
    enum Role { InsertedRole = Qt::UserRole, NameRole, AboutRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    //! What is said of all of them begins there, in pixels.
    void setNameWidth(int width) { m_nameWidth = width; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_nameWidth = 0;
};

} // namespace gui
