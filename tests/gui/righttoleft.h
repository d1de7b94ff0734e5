// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/theme.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/textelement.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

//! All that is made while it lives is read from right to left.
class RightToLeft final
{
    Q_DISABLE_COPY_MOVE(RightToLeft)

public:
    RightToLeft() { QGuiApplication::setLayoutDirection(Qt::RightToLeft); }
    ~RightToLeft() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }
};

//! What an element paints, on white.
inline QImage painted(gui::RowElement &element)
{
    constexpr int width = 600;
    element.layOutFor(width);
    QImage image(width, element.height(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    element.paint(painter, {});
    return image;
}

//! The first and the last column of pixels in which something is.
inline QList<int> inkedColumns(const QImage &image)
{
    QList<int> columns;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (qGray(image.pixel(x, y)) < 200) {
                columns.append(x);
                break;
            }
        }
    }
    return columns;
}

inline gui::RowStyle rowStyle()
{
    gui::RowStyle style;
    style.text = QApplication::font();
    style.small = gui::Theme::smallFont();
    style.fixed = gui::Theme::fixedFont();
    return style;
}

inline QList<int> inkOfText(const QString &text, gui::TextElement::Form form)
{
    const gui::RowStyle style = rowStyle();
    gui::MarkdownBlock block;
    block.text = text;
    gui::TextElement element(block, form, {}, style);
    return inkedColumns(painted(element));
}
