// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptortreedelegate.h"

#include "gui/descriptors/descriptortreemodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"

#include <QPainter>

namespace gui {

namespace {

constexpr int dotSize = 8;

QPixmap warningDot(const QColor &colour, qreal ratio)
{
    QPixmap pixmap(QSize(dotSize, dotSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(0, 0, dotSize, dotSize));
    return pixmap;
}

} // namespace

QSize DescriptorTreeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const bool isHeading = !index.parent().isValid();
    return {hint.width(), option.fontMetrics.height() + (isHeading ? 16 : 8)};
}

void DescriptorTreeDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Palette &colours = Palette::of(option->palette);
    if (!index.parent().isValid()) {
        option->font = Theme::smallFont();
        option->font.setCapitalization(QFont::AllUppercase);
        option->palette.setColor(QPalette::Text, colours.dim);
    }
    if (!index.data(DescriptorTreeModel::BadRole).toBool())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(dotSize, dotSize);
    option->icon = QIcon(warningDot(colours.warning, option->widget ? option->widget->devicePixelRatioF() : 1));
}

} // namespace gui
