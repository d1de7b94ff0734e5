// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/zooming.h"

#include "gui/preferences/preferences.h"
#include "gui/shared/actions.h"
#include "gui/theme/theme.h"

#include <QApplication>
#include <QWheelEvent>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! In per cent.
constexpr std::array zoomSteps {50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300};

} // namespace

Zooming::Zooming(Preferences &preferences, Theme &theme, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_theme(theme)
{
    connect(&preferences, &Preferences::fontsChanged, this, &Zooming::apply);
    apply();
    qApp->installEventFilter(this);
}

void Zooming::connectActions(Actions &actions)
{
    actions.on(u"zoomIn"_s, this, [this] { zoom(1); });
    actions.on(u"zoomOut"_s, this, [this] { zoom(-1); });
    actions.on(u"zoomReset"_s, this, [this] { m_preferences.setZoom(100); });
}

void Zooming::zoom(int steps)
{
    const auto here = std::lower_bound(zoomSteps.begin(), zoomSteps.end(), m_preferences.zoom());
    const auto place = std::clamp<std::ptrdiff_t>(here - zoomSteps.begin() + steps, 0, zoomSteps.size() - 1);
    m_preferences.setZoom(zoomSteps[size_t(place)]);
}

void Zooming::apply()
{
    m_theme.setFonts({m_preferences.zoom(), m_preferences.textFont(), m_preferences.codeFont()});
}

bool Zooming::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel || !watched->isWidgetType())
        return false;
    const auto *wheel = static_cast<QWheelEvent *>(event);
    if (wheel->modifiers() != Qt::ControlModifier)
        return false;
    constexpr int notch = 120;
    m_turned += wheel->angleDelta().y();
    const int steps = m_turned / notch;
    m_turned -= steps * notch;
    if (steps != 0)
        zoom(steps);
    return true;
}

} // namespace gui
