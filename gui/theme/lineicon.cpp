// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/lineicon.h"

#include "gui/theme/palette.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace gui {

namespace {

//! Drawn in a square of this side and scaled.
constexpr qreal side = 16;

void draw(LineIcon::Shape shape, QPainter *painter)
{
    switch (shape) {
    case LineIcon::Shape::Cross:
        painter->drawLine(QPointF(4.5, 4.5), QPointF(11.5, 11.5));
        painter->drawLine(QPointF(4.5, 11.5), QPointF(11.5, 4.5));
        break;
    case LineIcon::Shape::Window: painter->drawRoundedRect(QRectF(4, 4, 8, 8), 1, 1); break;
    case LineIcon::Shape::More:
        painter->drawPolyline(QPolygonF {{4, 4.5}, {7.5, 8}, {4, 11.5}});
        painter->drawPolyline(QPolygonF {{8.5, 4.5}, {12, 8}, {8.5, 11.5}});
        break;
    }
}

class Engine final : public QIconEngine
{
public:
    explicit Engine(LineIcon::Shape shape)
        : m_shape(shape)
    {
    }

    void paint(QPainter *painter, const QRect &rectangle, QIcon::Mode mode, QIcon::State) override
    {
        const Palette &colours = Palette::of(QGuiApplication::palette());
        const qreal scale = std::min(rectangle.width(), rectangle.height()) / side;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(mode == QIcon::Disabled ? colours.line : colours.dim, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->translate(QRectF(rectangle).center() - QPointF(side, side) / 2 * scale);
        painter->scale(scale, scale);
        draw(m_shape, painter);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new Engine(m_shape); }

private:
    const LineIcon::Shape m_shape;
};

} // namespace

QIcon LineIcon::make(Shape shape)
{
    return QIcon(new Engine(shape));
}

} // namespace gui
