// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProxyStyle>

namespace gui {

//! Qt's Fusion style with flat surfaces and hairlines. A push button that is `default` is drawn in the accent colour. Owned by the
//! application.
class HouseStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    HouseStyle();

    //! Of the whole program.
    static void setMotionReduced(bool isReduced);

    //! Tabs of docks keep their names and are scrolled to.
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(
        ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const override;
    //! Lines that are read from the right begin below one another.
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool isEnabled, const QString &text,
        QPalette::ColorRole role) const override;
    //! Line edits hold their text off the edge.
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    //! Scroll bars have no arrows.
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    //! What is pressed or written in is large enough to be hit.
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const override;
};

} // namespace gui
