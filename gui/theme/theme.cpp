// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/theme.h"

#include "gui/theme/housestyle.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSplitter>
#include <QTextEdit>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Of what labels show, of which tool tips are some, nothing is markup: one would load what the text of somebody else names, and Qt 6.4
//! asks no provider of resources first. Once it is polished it has not been laid out yet, and a tool tip has no text.
void takeAsPlainText(QObject *watched)
{
    auto *label = qobject_cast<QLabel *>(watched);
    if (label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

//! What is shown or written in the font of fixed width is code, JSON, a path or a key: it is read from left to right in all languages.
void keepCodeLeftToRight(QObject *watched)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || !widget->testAttribute(Qt::WA_SetFont) || widget->layoutDirection() == Qt::LeftToRight)
        return;
    const bool hasContents = qobject_cast<QAbstractScrollArea *>(widget) || qobject_cast<QLineEdit *>(widget);
    const QStringList fixed = Theme::fixedFont().families();
    if (hasContents && widget->font().families() == fixed && QApplication::font().families() != fixed)
        widget->setLayoutDirection(Qt::LeftToRight);
}

//! Reaches what is protected in the classes below.
struct ViewportMargins : QAbstractScrollArea {
    static void set(QAbstractScrollArea &area, int right)
    {
        void (QAbstractScrollArea::*const setMargins)(int, int, int, int) = &ViewportMargins::setViewportMargins;
        (area.*setMargins)(0, 0, right, 0);
    }
};

//! Qt keeps the hint of an empty text off the left side only, and has it begin at the very edge where it is read from the right.
void keepHintOffTheEdge(QObject *watched)
{
    auto *area = qobject_cast<QAbstractScrollArea *>(watched);
    const auto *plain = qobject_cast<QPlainTextEdit *>(watched);
    const auto *rich = qobject_cast<QTextEdit *>(watched);
    const bool hasHint = (plain && !plain->placeholderText().isEmpty()) || (rich && !rich->placeholderText().isEmpty());
    if (!hasHint || QApplication::layoutDirection() == Qt::LeftToRight)
        return;
    ViewportMargins::set(*area, int((plain ? plain->document() : rich->document())->documentMargin()));
    area->setBackgroundRole(area->viewport()->backgroundRole());
    area->setAutoFillBackground(area->viewport()->autoFillBackground());
}

// What stands around a window, and at the edges of a screen.
constexpr QSize roomAroundWindows(16, 48);

//! What was given a length in pixels for texts of another size: the rows and columns of a table, and a window around a few texts.
void stretch(QWidget &widget, int before, int now)
{
    const auto scaled = [before, now](int length) { return length * now / before; };
    if (auto *head = qobject_cast<QHeaderView *>(&widget)) {
        // Rows that are as high as what is in them see to that themselves.
        const bool isUniform = head->count() == 0 || head->sectionSize(0) == head->defaultSectionSize();
        if (head->orientation() == Qt::Vertical)
            return isUniform ? head->setDefaultSectionSize(scaled(head->defaultSectionSize())) : void();
        for (int section = 0; section < head->count(); ++section) {
            const bool takesTheRest = head->stretchLastSection() && head->visualIndex(section) == head->count() - 1;
            if (head->sectionResizeMode(section) == QHeaderView::Interactive && !head->isSectionHidden(section) && !takesTheRest)
                head->resizeSection(section, scaled(head->sectionSize(section)));
        }
    } else if (qobject_cast<QDialog *>(&widget) && widget.isVisible() && !(widget.windowState() & Qt::WindowMaximized)) {
        QList<std::pair<QSplitter *, QList<int>>> parts;
        for (auto *splitter : widget.findChildren<QSplitter *>())
            parts.append({splitter, splitter->sizes()});
        const QSize room = widget.screen()->availableSize() - roomAroundWindows;
        widget.resize(QSize(scaled(widget.width()), scaled(widget.height())).boundedTo(room));
        // Else all that is more would go to the part that takes the rest.
        for (auto &[splitter, sizes] : parts) {
            std::transform(sizes.begin(), sizes.end(), sizes.begin(), scaled);
            splitter->setSizes(sizes);
        }
    }
}

qreal pointSizeOf(const QFont &font)
{
    return font.pointSizeF() > 0 ? font.pointSizeF() : 10;
}

//! Of the whole program.
Theme::Fonts &shownFonts()
{
    static Theme::Fonts fonts;
    return fonts;
}

} // namespace

Theme::Theme(QApplication &application, Scheme scheme)
    : m_application(application)
    , m_scheme(scheme)
{
    QApplication::setStyle(new HouseStyle);
    apply();
    application.installEventFilter(this);
}

Theme::~Theme()
{
    // These are the whole program's, and the next one begins with the desktop's.
    setFonts({});
    Palette::setAccent({});
}

void Theme::setScheme(Scheme scheme)
{
    if (m_scheme == scheme)
        return;
    m_scheme = scheme;
    apply();
}

void Theme::setWishes(const Wishes &wishes)
{
    if (m_wishes == wishes)
        return;
    m_wishes = wishes;
    HouseStyle::setMotionReduced(wishes.reducedMotion);
    Palette::setAccent(wishes.accent ? std::optional(QColor::fromRgb(*wishes.accent)) : std::nullopt);
    apply();
}

const Palette &Theme::palette() const
{
    if (m_wishes.highContrast)
        return m_dark ? Palette::contrastDark() : Palette::contrastLight();
    return m_dark ? Palette::dark() : Palette::light();
}

void Theme::setFonts(const Fonts &fonts)
{
    // To ask for a font takes time, at the start.
    if (fonts == shownFonts())
        return;
    if (!m_desktopFont)
        m_desktopFont = QApplication::font();
    const QFont fixedBefore = fixedFont();
    const qreal sizeBefore = pointSizeOf(QApplication::font());
    const int zoomBefore = std::exchange(shownFonts(), fonts).zoom;
    QFont font = *m_desktopFont;
    font.setPointSizeF(pointSizeOf(font) * fonts.zoom / 100);
    if (!fonts.text.isEmpty())
        font.setFamilies({fonts.text});
    QApplication::setFont(font);
    const QStringList fixedFamilies = fixedFont().families();
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (!widget->testAttribute(Qt::WA_SetFont))
            continue;
        // Of what a widget has been given, the rest comes from the application.
        QFont own = widget->font();
        if (own.resolveMask() & QFont::SizeResolved)
            own.setPointSizeF(pointSizeOf(own) * pointSizeOf(font) / sizeBefore);
        if (own.families() == fixedBefore.families())
            own.setFamilies(fixedFamilies);
        widget->setFont(own);
    }
    for (QWidget *widget : zoomBefore == fonts.zoom ? QWidgetList() : widgets)
        stretch(*widget, zoomBefore, fonts.zoom);
}

int Theme::zoomed(int length)
{
    return length * shownFonts().zoom / 100;
}

QSize Theme::zoomed(QSize size)
{
    const QSize whole(zoomed(size.width()), zoomed(size.height()));
    const QScreen *screen = QGuiApplication::primaryScreen();
    return screen ? whole.boundedTo(screen->availableSize() - roomAroundWindows) : whole;
}

QFont Theme::fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!shownFonts().code.isEmpty())
        font.setFamilies({shownFonts().code});
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
    if (event->type() == QEvent::Polish)
        takeAsPlainText(watched);
    if (event->type() == QEvent::Polish)
        keepCodeLeftToRight(watched);
    if (event->type() == QEvent::Polish)
        keepHintOffTheEdge(watched);
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

//! Of what a widget has been given in a colour of the house, the same of the palette that is shown now.
void Theme::dressAgain(const Palette &before) const
{
    for (QWidget *widget : QApplication::allWidgets()) {
        if (!widget->testAttribute(Qt::WA_SetPalette))
            continue;
        QPalette own = widget->palette();
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            for (int role = 0; role < QPalette::NColorRoles; ++role) {
                if (own.isBrushSet(group, QPalette::ColorRole(role)))
                    own.setColor(
                        group, QPalette::ColorRole(role), palette().counterpartOf(own.color(group, QPalette::ColorRole(role)), before));
            }
        }
        if (own != widget->palette())
            widget->setPalette(own);
    }
}

void Theme::apply()
{
    const QScopedValueRollback<bool> applying(m_applying, true);
    m_dark = m_scheme == Scheme::Desktop ? m_wishes.isDark.value_or(false) || (!m_wishes.isDark && desktopIsDark())
                                         : m_scheme == Scheme::Dark;
    QApplication::setPalette(palette().toQPalette());
    if (const std::optional<Palette> before = std::exchange(m_shown, palette()))
        dressAgain(*before);
    Q_EMIT changed();
}

} // namespace gui
