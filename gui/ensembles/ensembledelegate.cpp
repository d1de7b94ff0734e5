// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensembledelegate.h"

#include "gui/ensembles/ensemblesmodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace gui {

using invocables::ConnectionState;

namespace {

QColor toneColour(int tone, const Palette &colours)
{
    switch (ServerState::Tone(tone)) {
    case ServerState::Tone::Good: return colours.good;
    case ServerState::Tone::Warning: return colours.warning;
    case ServerState::Tone::Quiet: break;
    }
    return colours.dim;
}

QColor ensembleDotColour(const QModelIndex &index, const Palette &colours)
{
    if (!index.data(EnsemblesModel::ProblemRole).toString().isEmpty())
        return colours.warning;
    const QVariant connection = index.data(EnsemblesModel::ConnectionRole);
    if (const QVariant tone = index.data(EnsemblesModel::ServerToneRole); tone.isValid())
        return toneColour(tone.toInt(), colours);
    if (!connection.isValid())
        return {};
    switch (ConnectionState(connection.toInt())) {
    case ConnectionState::Connected: return colours.good;
    case ConnectionState::Failed: return colours.warning;
    default: return colours.dim;
    }
}

} // namespace

void EnsembleDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(!index.parent().isValid());
    option->fontMetrics = QFontMetrics(option->font);
}

void EnsembleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const Palette &colours = Palette::of(option.palette);
    const QRect tag = tagRectangle(option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(Theme::smallFont());
    painter->setPen(colours.line);
    painter->drawRoundedRect(QRectF(tag).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter->setPen(colours.dim);
    painter->drawText(tag, Qt::AlignCenter, index.data(EnsemblesModel::TagRole).toString());
    paintWords(painter, option, index, tag);
    const QColor dot = ensembleDotColour(index, colours);
    if (dot.isValid()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(dot);
        painter->drawEllipse(QPointF(option.rect.right() - spacing::medium, option.rect.center().y() + 0.5), 4, 4);
    }
    painter->restore();
}

//! Beside the tag, at the right: what a server claims of its tool, or how the server stands.
void EnsembleDelegate::paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRect &tag) const
{
    const QString word = index.data(EnsemblesModel::ServerWordRole).toString();
    const QString text = word.isEmpty() ? index.data(EnsemblesModel::ClaimRole).toString() : word;
    QRect room = option.rect;
    room.setLeft(tag.right() + spacing::medium);
    room.setRight(option.rect.right() - spacing::medium - (word.isEmpty() ? 0 : spacing::medium));
    if (text.isEmpty() || room.width() < 2 * spacing::large)
        return;
    const Palette &colours = Palette::of(option.palette);
    painter->setPen(word.isEmpty() ? colours.dim : toneColour(index.data(EnsemblesModel::ServerToneRole).toInt(), colours));
    const QString shown = QFontMetrics(painter->font()).elidedText(text, Qt::ElideRight, room.width());
    painter->drawText(room, Qt::AlignVCenter | (word.isEmpty() ? Qt::AlignLeft : Qt::AlignRight), shown);
}

QSize EnsembleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + 100, option.fontMetrics.height() + 2 * spacing::unit};
}

QRect EnsembleDelegate::tagRectangle(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
    const QFontMetrics small(Theme::smallFont());
    const int left = text.left() + item.fontMetrics.horizontalAdvance(item.text) + spacing::medium;
    const int width = small.horizontalAdvance(index.data(EnsemblesModel::TagRole).toString()) + 2 * spacing::small;
    const int height = small.height() + 2;
    return {left, option.rect.center().y() - height / 2 + 1, width, height};
}

bool EnsembleDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease && index.parent().isValid()) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (tagRectangle(option, index).contains(mouse->position().toPoint())) {
            Q_EMIT tagClicked(index, mouse->globalPosition().toPoint());
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace gui
