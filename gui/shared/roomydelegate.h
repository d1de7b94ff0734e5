// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/spacing.h"

#include <QStyledItemDelegate>

#include <algorithm>

namespace gui {

//! Rows that can be hit, and that are off each other however large their texts are. Owned by its view.
class RoomyDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), std::max({size.height(), option.fontMetrics.height() + spacing::small, spacing::smallestTarget})};
    }
};

} // namespace gui
