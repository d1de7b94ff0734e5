// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QGuiApplication>
#include <QPainter>
#include <QRectF>
#include <QStringList>
#include <QStyle>

namespace gui {

//! Of a painter that goes by each text, as one on an image does, the program's.
inline Qt::LayoutDirection directionOf(const QPainter &painter)
{
    const Qt::LayoutDirection direction = painter.layoutDirection();
    return direction == Qt::LayoutDirectionAuto ? QGuiApplication::layoutDirection() : direction;
}

//! What is painted by hand is laid out as it is read in English. This is where such a part of `whole` stands in the painter's direction.
inline QRect visualPart(const QPainter &painter, const QRect &whole, const QRect &part)
{
    return QStyle::visualRect(directionOf(painter), whole, part);
}

inline QRectF visualPart(Qt::LayoutDirection direction, const QRectF &whole, const QRectF &part)
{
    return direction == Qt::LeftToRight ? part : part.translated(whole.left() + whole.right() - part.left() - part.right(), 0);
}

//! Text in such a part. Its own letters say from where it is read, so that "1.0 ms" and "/src/main.cpp" stay as they are.
inline void drawPart(QPainter &painter, const QRect &whole, const QRect &part, Qt::Alignment alignment, const QString &text)
{
    const Qt::Alignment side = QStyle::visualAlignment(directionOf(painter), alignment) | Qt::AlignAbsolute;
    const int direction = text.isRightToLeft() ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight;
    painter.drawText(visualPart(painter, whole, part), int(side) | direction | Qt::TextSingleLine, text);
}

//! What is folded points to where reading goes on.
inline QString foldSign(bool isOpen, Qt::LayoutDirection direction = QGuiApplication::layoutDirection())
{
    return QString(isOpen ? QChar(0x25be) : direction == Qt::RightToLeft ? QChar(0x25c2) : QChar(0x25b8));
}

//! Keys, a path or code within a text that may be read from the right: it stays whole, and its signs stay where they are.
inline QString leftToRight(const QString &text)
{
    constexpr QChar isolate(0x2066);
    constexpr QChar end(0x2069);
    return text.isEmpty() || QGuiApplication::layoutDirection() == Qt::LeftToRight ? text : isolate + text + end;
}

//! What somebody has written, such as a title, where nothing else says from where it is read: its own letters do.
inline QString isolated(const QString &text)
{
    constexpr QChar isolate(0x2068);
    constexpr QChar end(0x2069);
    return text.isEmpty() || QGuiApplication::layoutDirection() == Qt::LeftToRight ? text : isolate + text + end;
}

//! What the program says where each paragraph goes by its first letters: each line begins where the window is read from, also one whose
//! first word is a name in other letters.
inline QString asProse(const QString &text)
{
    constexpr QChar mark(0x200f);
    if (text.isEmpty() || QGuiApplication::layoutDirection() == Qt::LeftToRight)
        return text;
    return mark + QString(text).replace(QLatin1Char('\n'), QLatin1Char('\n') + QString(mark));
}

//! Facts in one line, each of which keeps its order, whatever letters it and its neighbours are of.
inline QString factsInLine(QStringList facts)
{
    constexpr QChar isolate(0x2068);
    constexpr QChar end(0x2069);
    facts.removeAll(QString());
    if (QGuiApplication::layoutDirection() == Qt::RightToLeft) {
        for (QString &fact : facts)
            fact = isolate + fact + end;
    }
    return asProse(facts.join(QStringLiteral(" · ")));
}

} // namespace gui
