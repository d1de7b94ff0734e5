// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/theme.h"

#include "gui/theme/housestyle.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QImage>
#include <QScopedValueRollback>
#include <QTextDocument>
#include <QThreadPool>
#include <QTimer>

namespace gui {

namespace {

qreal pointSizeOf(const QFont &font)
{
    return font.pointSizeF() > 0 ? font.pointSizeF() : 10;
}

//! For every text with markup, such as a tool tip that somebody else has worded: Qt would load what it names, be it a device without end.
QVariant showNoPicture(const QUrl &)
{
    // Where there is none at all, Qt looks for it by itself.
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace

void Theme::readFontsAhead()
{
    QThreadPool::globalInstance()->start([] { (void)QFontDatabase::families(); });
}

Theme::Theme(QApplication &application, Scheme scheme)
    : m_application(application)
    , m_scheme(scheme)
{
    QApplication::setStyle(new HouseStyle);
    QTextDocument::setDefaultResourceProvider(showNoPicture);
    apply();
    application.installEventFilter(this);
}

void Theme::setScheme(Scheme scheme)
{
    if (m_scheme == scheme)
        return;
    m_scheme = scheme;
    apply();
}

QFont Theme::fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(pointSizeOf(QApplication::font()) * 0.95);
    font.setStyleHint(QFont::Monospace);
    return font;
}

QFont Theme::smallFont()
{
    QFont font = QApplication::font();
    font.setPointSizeF(pointSizeOf(font) * 0.9);
    return font;
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    const bool themeChanged = event->type() == QEvent::ThemeChange
        || (event->type() == QEvent::ApplicationPaletteChange && watched == &m_application);
    if (themeChanged && !m_applying && m_scheme == Scheme::Desktop)
        QTimer::singleShot(0, this, &Theme::apply);
    return false;
}

bool Theme::desktopIsDark() const
{
    // Without a palette of our own the application has the desktop's.
    QApplication::setPalette(QPalette());
    const QPalette desktop = QApplication::palette();
    return desktop.color(QPalette::Window).lightness() < desktop.color(QPalette::WindowText).lightness();
}

void Theme::apply()
{
    const QScopedValueRollback<bool> applying(m_applying, true);
    m_dark = m_scheme == Scheme::Desktop ? desktopIsDark() : m_scheme == Scheme::Dark;
    QApplication::setPalette(palette().toQPalette());
    Q_EMIT changed();
}

} // namespace gui
