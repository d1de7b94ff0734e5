// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodydelegate.h"

#include "gui/inspector/bodymodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QPainter>

namespace gui {

namespace {

// A view paints a line at once; what is further right than this is cut by TextLines already.
qsizetype endOfString(const QString &line, qsizetype start)
{
    for (qsizetype i = start + 1; i < line.size(); ++i) {
        if (line.at(i) == u'\\')
            ++i;
        else if (line.at(i) == u'"')
            return i + 1;
    }
    return line.size();
}

bool isKey(const QString &line, qsizetype end)
{
    return end < line.size() && line.at(end) == u':';
}

bool isPunctuation(QChar character)
{
    return character.isSpace() || character == u'{' || character == u'}' || character == u'[' || character == u']' || character == u','
        || character == u':';
}

//! Calls `write` for each token of a line of indented JSON.
template <typename Write>
void forEachToken(const QString &line, const Palette &colours, Write write)
{
    qsizetype start = 0;
    while (start < line.size()) {
        qsizetype end = start;
        QColor colour = colours.ink;
        if (line.at(start) == u'"') {
            end = endOfString(line, start);
            colour = isKey(line, end) ? colours.keyword : colours.string;
        } else if (isPunctuation(line.at(start))) {
            while (end < line.size() && isPunctuation(line.at(end)))
                ++end;
        } else {
            while (end < line.size() && !isPunctuation(line.at(end)) && line.at(end) != u'"')
                ++end;
            colour = colours.number;
        }
        write(line.mid(start, end - start), colour);
        start = end;
    }
}

} // namespace

void BodyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colours.accentTint);
    painter->setFont(Theme::fixedFont());
    const QString line = index.data(Qt::DisplayRole).toString();
    QRect box = option.rect.adjusted(spacing::small, 0, 0, 0);
    const auto write = [&](const QString &text, const QColor &colour) {
        painter->setPen(colour);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        box.setLeft(box.left() + painter->fontMetrics().horizontalAdvance(text));
    };
    if (index.data(BodyModel::JsonRole).toBool())
        forEachToken(line, colours, write);
    else
        write(line, colours.ink);
    painter->restore();
}

QSize BodyDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const QFontMetrics metrics(Theme::fixedFont());
    return {metrics.horizontalAdvance(u'0') * (m_columns + 2), metrics.height() + 3};
}

} // namespace gui
