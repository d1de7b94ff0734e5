// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/palette.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace gui {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

//! Does something for a widget when its palette has changed. Its child.
class PaletteFollower final : public QObject
{
public:
    PaletteFollower(QWidget &widget, std::function<void()> dress)
        : QObject(&widget)
        , m_dress(std::move(dress))
    {
        widget.installEventFilter(this);
    }

    void dress() const { m_dress(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && event->type() == QEvent::PaletteChange)
            dress();
        return false;
    }

private:
    std::function<void()> m_dress;
};

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

void setDisabled(QPalette &palette, const QColor &colour)
{
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, colour);
}

Palette houseLight()
{
    return {.ground = rgb(0xfbfbfa),
        .panel = rgb(0xf3f2ef),
        .card = rgb(0xffffff),
        .userTint = rgb(0xeeeff4),
        .accentTint = rgb(0xe2efec),
        .warningTint = rgb(0xfdf0e7),
        .codeGround = rgb(0xf3f2ef),
        .selection = rgb(0xcde4e1),
        .found = rgb(0xf8e7ae),
        .foundHere = rgb(0xf0c25c),
        .line = rgb(0xe1dfda),
        .ink = rgb(0x1f1e1c),
        .dim = rgb(0x6b6761),
        .accent = rgb(0x2f6f6a),
        .onAccent = rgb(0xffffff),
        .warning = rgb(0xa94c1a),
        .good = rgb(0x3d7a3a),
        .keyword = rgb(0x86307a),
        .string = rgb(0x2f6e2c),
        .number = rgb(0x9a4b12),
        .comment = rgb(0x6b6761)};
}

Palette houseDark()
{
    return {.ground = rgb(0x1d1e20),
        .panel = rgb(0x242628),
        .card = rgb(0x26282b),
        .userTint = rgb(0x292f36),
        .accentTint = rgb(0x243a39),
        .warningTint = rgb(0x3a2c25),
        .codeGround = rgb(0x26282b),
        .selection = rgb(0x2c4a49),
        .found = rgb(0x4f4420),
        .foundHere = rgb(0x735a12),
        .line = rgb(0x35383b),
        .ink = rgb(0xe6e4df),
        .dim = rgb(0xa39f97),
        .accent = rgb(0x6fb8b0),
        .onAccent = rgb(0x15302e),
        .warning = rgb(0xe2965f),
        .good = rgb(0x86bf7e),
        .keyword = rgb(0xd79ccb),
        .string = rgb(0x9ccb8f),
        .number = rgb(0xe0a878),
        .comment = rgb(0xa39f97)};
}

Palette houseContrastLight()
{
    return {.ground = rgb(0xffffff),
        .panel = rgb(0xf4f4f4),
        .card = rgb(0xffffff),
        .userTint = rgb(0xeef0f8),
        .accentTint = rgb(0xe0f2ef),
        .warningTint = rgb(0xfff0e4),
        .codeGround = rgb(0xf4f4f4),
        .selection = rgb(0xbfe3de),
        .found = rgb(0xffe680),
        .foundHere = rgb(0xffc933),
        .line = rgb(0x6b6b6b),
        .ink = rgb(0x000000),
        .dim = rgb(0x3a3a3a),
        .accent = rgb(0x004d47),
        .onAccent = rgb(0xffffff),
        .warning = rgb(0x742b00),
        .good = rgb(0x124a0d),
        .keyword = rgb(0x5d1755),
        .string = rgb(0x0d460a),
        .number = rgb(0x652c00),
        .comment = rgb(0x3a3a3a)};
}

Palette houseContrastDark()
{
    return {.ground = rgb(0x000000),
        .panel = rgb(0x0d0d0d),
        .card = rgb(0x050505),
        .userTint = rgb(0x101820),
        .accentTint = rgb(0x06211f),
        .warningTint = rgb(0x2a1508),
        .codeGround = rgb(0x0d0d0d),
        .selection = rgb(0x0f4743),
        .found = rgb(0x4d3f00),
        .foundHere = rgb(0x5c4a00),
        .line = rgb(0x9a9a9a),
        .ink = rgb(0xffffff),
        .dim = rgb(0xd4d4d4),
        .accent = rgb(0x8fe0d7),
        .onAccent = rgb(0x000000),
        .warning = rgb(0xffb27d),
        .good = rgb(0xa8e59f),
        .keyword = rgb(0xf0b8e6),
        .string = rgb(0xb5e8a8),
        .number = rgb(0xffc491),
        .comment = rgb(0xd4d4d4)};
}

//! The colour of that hue, no more saturated than is wanted, that is as light as `like`: what can be read on what is a matter of that
//! alone.
QColor ofHue(const QColor &hue, float saturation, const QColor &like)
{
    const double wanted = luminance(like);
    float darker = 0;
    float lighter = 1;
    for (int step = 0; step < 20; ++step) {
        const float middle = (darker + lighter) / 2;
        (luminance(QColor::fromHslF(hue.hslHueF(), saturation, middle)) < wanted ? darker : lighter) = middle;
    }
    return QColor::fromHslF(hue.hslHueF(), saturation, lighter);
}

Palette withAccent(Palette palette, const QColor &accent)
{
    const float saturation = accent.hslSaturationF();
    palette.accent = ofHue(accent, saturation, palette.accent);
    for (QColor *tint : {&palette.accentTint, &palette.selection})
        *tint = ofHue(accent, std::min(saturation, tint->hslSaturationF()), *tint);
    return palette;
}

std::array<Palette, 4> housePalettes()
{
    return {houseLight(), houseDark(), houseContrastLight(), houseContrastDark()};
}

//! As they are now. Views hold on to them.
std::array<Palette, 4> &shownPalettes()
{
    static std::array<Palette, 4> palettes = housePalettes();
    return palettes;
}

} // namespace

const Palette &Palette::light()
{
    return shownPalettes()[0];
}

const Palette &Palette::dark()
{
    return shownPalettes()[1];
}

const Palette &Palette::contrastLight()
{
    return shownPalettes()[2];
}

const Palette &Palette::contrastDark()
{
    return shownPalettes()[3];
}

void Palette::setAccent(const std::optional<QColor> &accent)
{
    shownPalettes() = housePalettes();
    if (!accent)
        return;
    for (Palette &palette : shownPalettes())
        palette = withAccent(palette, *accent);
}

const Palette &Palette::of(const QPalette &palette)
{
    // No other has these grounds.
    for (const Palette *each : {&contrastLight(), &contrastDark()}) {
        if (palette.color(QPalette::Window) == each->ground)
            return *each;
    }
    const bool isDark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return isDark ? dark() : light();
}

const Palette &Palette::of(const QWidget &widget)
{
    return of(widget.palette());
}

QPalette Palette::toQPalette() const
{
    QPalette palette;
    const std::pair<QPalette::ColorRole, QColor> roles[] = {{QPalette::Window, ground}, {QPalette::WindowText, ink}, {QPalette::Base, card},
        {QPalette::AlternateBase, panel}, {QPalette::Text, ink}, {QPalette::Button, card}, {QPalette::ButtonText, ink},
        {QPalette::BrightText, warning}, {QPalette::Highlight, selection}, {QPalette::HighlightedText, ink}, {QPalette::Link, accent},
        {QPalette::LinkVisited, accent}, {QPalette::PlaceholderText, dim}, {QPalette::ToolTipBase, panel}, {QPalette::ToolTipText, ink},
        {QPalette::Light, card}, {QPalette::Midlight, panel}, {QPalette::Mid, line}, {QPalette::Dark, line.darker(115)},
        {QPalette::Shadow, line.darker(140)}};
    for (const auto &[role, colour] : roles)
        palette.setColor(role, colour);
    setDisabled(palette, dim);
    return palette;
}

QColor Palette::counterpartOf(const QColor &colour, const Palette &other) const
{
    // Of those that are alike in some palette, the one that widgets are given stands first.
    for (QColor Palette::*const each : {&Palette::ink, &Palette::dim, &Palette::accent, &Palette::warning, &Palette::good, &Palette::card,
             &Palette::panel, &Palette::ground, &Palette::userTint, &Palette::accentTint, &Palette::warningTint, &Palette::selection,
             &Palette::line, &Palette::onAccent}) {
        if (other.*each == colour)
            return this->*each;
    }
    return colour;
}

void keepInColours(QWidget &widget, std::function<void()> dress)
{
    const QObjectList children = widget.children();
    for (QObject *child : children) {
        if (auto *earlier = dynamic_cast<PaletteFollower *>(child))
            delete earlier;
    }
    (new PaletteFollower(widget, std::move(dress)))->dress();
}

double contrast(const QColor &one, const QColor &other)
{
    const double lighter = std::max(luminance(one), luminance(other));
    const double darker = std::min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace gui
