// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace gui {

//! Draws a row of a DiagnosticsModel: a dot, the place, the message, and the way to mend it as a link. Owned by its list.
class DiagnosticDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiagnosticDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

Q_SIGNALS:
    void fixPicked(int row);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

private:
    struct Parts {
        QRect place;
        QRect message;
        QRect fix;
    };
    static Parts partsOf(const QStyleOptionViewItem &option, const QModelIndex &index);
};

} // namespace gui
