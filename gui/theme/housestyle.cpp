// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/housestyle.h"

#include "gui/theme/direction.h"
#include "gui/theme/lineicon.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QAbstractSpinBox>
#include <QHeaderView>
#include <QIcon>
#include <QLineEdit>
#include <QLocale>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QTabBar>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

bool isMotionReduced = false;

constexpr qreal cornerRadius = spacing::radius - 1;

void drawBox(QPainter *painter, const QRect &rectangle, const QColor &fill, const QColor &edge)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(fill);
    painter->drawRoundedRect(QRectF(rectangle).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    painter->restore();
}

QColor mixed(const QColor &one, const QColor &other, qreal share)
{
    const auto mix = [share](qreal a, qreal b) { return float(a * (1 - share) + b * share); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()), mix(one.blueF(), other.blueF()));
}

bool isAccented(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    return button && (button->features & QStyleOptionButton::DefaultButton) && (button->state & QStyle::State_Enabled);
}

//! A second line within the edge, to be seen on the accent colour too.
void drawFocus(const QRect &rectangle, const QColor &colour, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(colour);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rectangle).adjusted(2.5, 2.5, -2.5, -2.5), cornerRadius - 2, cornerRadius - 2);
    painter->restore();
}

bool hasKeyboardFocus(const QStyleOption *option)
{
    return (option->state & QStyle::State_HasFocus) && (option->state & QStyle::State_KeyboardFocusChange);
}

void drawButton(const QStyleOption *option, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    const bool accented = isAccented(option);
    QColor fill = accented ? colours.accent : colours.card;
    if (option->state & (QStyle::State_Sunken | QStyle::State_On))
        fill = mixed(fill, colours.ink, 0.12);
    else if ((option->state & QStyle::State_MouseOver) && (option->state & QStyle::State_Enabled))
        fill = mixed(fill, colours.ink, 0.05);
    const bool focused = hasKeyboardFocus(option);
    drawBox(painter, option->rect, fill, accented || focused ? colours.accent : colours.line);
    if (focused)
        drawFocus(option->rect, accented ? colours.onAccent : colours.accent, painter);
}

//! That closes a tab; with a ground while the mouse is over it.
void drawCross(const QStyleOption *option, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    const bool isUnderMouse = option->state & (QStyle::State_Raised | QStyle::State_Sunken);
    if (isUnderMouse)
        drawBox(painter, option->rect, colours.accentTint, colours.accentTint);
    constexpr qreal arm = 3.5;
    const QPointF middle = QRectF(option->rect).center();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(isUnderMouse ? colours.ink : colours.dim, 1.4));
    painter->drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
    painter->drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
    painter->restore();
}

void drawCheckBox(const QStyleOption *option, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    const bool filled = option->state & (QStyle::State_On | QStyle::State_NoChange);
    const bool enabled = option->state & QStyle::State_Enabled;
    const QColor edge = enabled ? (filled ? colours.accent : colours.dim) : colours.line;
    const QRect box = option->rect.adjusted(1, 1, -1, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(filled ? edge : colours.card);
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter->setPen(QPen(colours.onAccent, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->translate(box.topLeft());
    painter->scale(box.width() / 12.0, box.height() / 12.0);
    if (option->state & QStyle::State_NoChange)
        painter->drawLine(QPointF(3.5, 6), QPointF(8.5, 6));
    else if (filled)
        painter->drawPolyline(QPolygonF {{3, 6.2}, {5.2, 8.4}, {9, 3.8}});
    painter->restore();
}

void drawRadioButton(const QStyleOption *option, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    const bool isOn = option->state & QStyle::State_On;
    const bool enabled = option->state & QStyle::State_Enabled;
    const QColor edge = enabled ? (isOn ? colours.accent : colours.dim) : colours.line;
    const QRectF circle = QRectF(option->rect).adjusted(1.5, 1.5, -1.5, -1.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(colours.card);
    painter->drawEllipse(circle);
    if (isOn) {
        const qreal space = circle.width() / 4;
        painter->setPen(Qt::NoPen);
        painter->setBrush(edge);
        painter->drawEllipse(circle.adjusted(space, space, -space, -space));
    }
    painter->restore();
}

//! Which way the arrow's point goes: -1 for up, 1 for down.
void drawStep(const QRect &rectangle, qreal way, const QColor &colour, QPainter *painter)
{
    const QPointF middle = QRectF(rectangle).center();
    painter->setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(QPolygonF {middle + QPointF(-3, -1.5 * way), middle + QPointF(0, 1.5 * way), middle + QPointF(3, -1.5 * way)});
}

//! As line edits are, with arrows that have no boxes of their own.
void drawSpinBox(const QStyleOptionSpinBox *option, const QRect &up, const QRect &down, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    drawBox(painter, option->rect, colours.card, option->state & QStyle::State_HasFocus ? colours.accent : colours.line);
    if (option->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto colourOf = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step) {
        if (!(option->state & QStyle::State_Enabled) || !(option->stepEnabled & step))
            return colours.line;
        return option->activeSubControls == part ? colours.accent : colours.dim;
    };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawStep(up, -1, colourOf(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled), painter);
    drawStep(down, 1, colourOf(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled), painter);
    painter->restore();
}

//! Of a table: with hairlines below it and after it.
void drawHeading(const QStyleOption *option, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    const QRect &whole = option->rect;
    painter->fillRect(whole, colours.panel);
    painter->fillRect(QRect(whole.left(), whole.bottom(), whole.width(), 1), colours.line);
    painter->fillRect(QStyle::visualRect(option->direction, whole, QRect(whole.right(), whole.top(), 1, whole.height())), colours.line);
}

void drawTab(const QStyleOption *option, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    const QRect &rectangle = option->rect;
    painter->fillRect(rectangle.left(), rectangle.bottom(), rectangle.width(), 1, colours.line);
    if (option->state & QStyle::State_Selected)
        painter->fillRect(rectangle.left(), rectangle.bottom() - 1, rectangle.width(), 2, colours.accent);
}

void drawScrollBar(const QStyleOptionSlider *option, const QRect &slider, QPainter *painter)
{
    const Palette &colours = Palette::of(option->palette);
    painter->fillRect(option->rect, option->palette.color(QPalette::Window));
    if (option->maximum <= option->minimum)
        return;
    const bool isHeld = option->state & (QStyle::State_Sunken | QStyle::State_MouseOver);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(mixed(colours.line, colours.ink, isHeld ? 0.35 : 0.15));
    const QRectF thumb = QRectF(slider).adjusted(2.5, 2.5, -2.5, -2.5);
    const qreal round = std::min(thumb.width(), thumb.height()) / 2;
    painter->drawRoundedRect(thumb, round, round);
    painter->restore();
}

QRect scrollSlider(const QStyleOptionSlider *option)
{
    const bool isVertical = option->orientation == Qt::Vertical;
    const int space = isVertical ? option->rect.height() : option->rect.width();
    const qint64 range = qint64(option->maximum) - option->minimum;
    constexpr int shortest = 28;
    const qint64 wanted = range > 0 ? qint64(space) * option->pageStep / (range + option->pageStep) : space;
    const int length = int(std::clamp<qint64>(wanted, std::min(shortest, space), space));
    const int start = QStyle::sliderPositionFromValue(
        option->minimum, option->maximum, option->sliderPosition, space - length, option->upsideDown);
    return isVertical ? QRect(0, start, option->rect.width(), length) : QRect(start, 0, length, option->rect.height());
}

//! That is put together by the window; there are many docks, and little room for their names.
bool isOfDocks(const QWidget *bar)
{
    return bar && qobject_cast<const QMainWindow *>(bar->parentWidget());
}

} // namespace

HouseStyle::HouseStyle()
    : QProxyStyle(u"Fusion"_s)
{
}

void HouseStyle::setMotionReduced(bool isReduced)
{
    isMotionReduced = isReduced;
}

void HouseStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *bar = qobject_cast<QTabBar *>(widget); bar && isOfDocks(bar)) {
        bar->setElideMode(Qt::ElideNone);
        bar->setUsesScrollButtons(true);
    }
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Palette &colours = Palette::of(option->palette);
    switch (element) {
    case PE_PanelButtonCommand: return drawButton(option, painter);
    case PE_PanelButtonTool:
        if (option->state & (State_MouseOver | State_Sunken | State_On))
            drawBox(painter, option->rect, colours.accentTint, colours.accentTint);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            drawBox(painter, option->rect, colours.card, option->state & State_HasFocus ? colours.accent : colours.line);
        else
            painter->fillRect(option->rect, colours.card);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: return drawCheckBox(option, painter);
    case PE_IndicatorRadioButton: return drawRadioButton(option, painter);
    case PE_IndicatorTabClose: return drawCross(option, painter);
    case PE_FrameTabBarBase:
    case PE_FrameTabWidget:
    case PE_FrameStatusBarItem: return;
    case PE_FrameFocusRect:
        // Buttons draw theirs.
        if (qobject_cast<const QPushButton *>(widget))
            return;
        if (option->state & State_KeyboardFocusChange)
            drawFocus(option->rect.adjusted(-2, -2, 2, 2), colours.accent, painter);
        return;
    case PE_FrameMenu:
        painter->setPen(colours.line);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_Frame:
        painter->setPen(option->state & State_HasFocus ? colours.accent : colours.line);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    if (element == CE_TabBarTabShape)
        return drawTab(option, painter);
    if (element == CE_Splitter) {
        painter->fillRect(option->rect, Palette::of(option->palette).line);
        return;
    }
    // The dock paints its title in the font that there was when it was made.
    if (element == CE_DockWidgetTitle && widget)
        painter->setFont(widget->font());
    if (element == CE_HeaderSection)
        return drawHeading(option, painter);
    if (const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option); element == CE_MenuItem && entry) {
        if (entry->menuItemType == QStyleOptionMenuItem::Separator && entry->text.isEmpty()) {
            const QRect line(entry->rect.left() + spacing::small, entry->rect.center().y(), entry->rect.width() - 2 * spacing::small, 1);
            return painter->fillRect(line, Palette::of(option->palette).line);
        }
        QStyleOptionMenuItem item(*entry);
        if (const qsizetype keys = item.text.indexOf(u'\t') + 1; keys > 0)
            item.text = item.text.first(keys) + leftToRight(item.text.mid(keys));
        return QProxyStyle::drawControl(element, &item, painter, widget);
    }
    // Qt 6.4 knows how such a text is to be shortened, and cuts it all the same.
    if (const auto *head = qstyleoption_cast<const QStyleOptionHeader *>(option);
        element == CE_HeaderLabel && head && head->icon.isNull()) {
        QStyleOptionHeader fitting(*head);
        fitting.text = head->fontMetrics.elidedText(head->text, Qt::ElideRight, head->rect.width());
        return QProxyStyle::drawControl(element, &fitting, painter, widget);
    }
    // A flat button has no panel that would show it.
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        element == CE_PushButton && button && (button->features & QStyleOptionButton::Flat) && hasKeyboardFocus(option)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return drawFocus(option->rect, Palette::of(option->palette).accent, painter);
    }
    if (element == CE_PushButtonLabel && isAccented(option)) {
        QStyleOptionButton accented = *qstyleoption_cast<const QStyleOptionButton *>(option);
        accented.palette.setColor(QPalette::ButtonText, Palette::of(option->palette).onAccent);
        QProxyStyle::drawControl(element, &accented, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void HouseStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control == CC_ScrollBar && slider)
        return drawScrollBar(slider, scrollSlider(slider), painter);
    if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option); control == CC_SpinBox && box && box->frame)
        return drawSpinBox(box, proxy()->subControlRect(control, option, SC_SpinBoxUp, widget),
            proxy()->subControlRect(control, option, SC_SpinBoxDown, widget), painter);
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (control == CC_ToolButton && button && (button->features & QStyleOptionToolButton::HasMenu)
        && !(button->features & QStyleOptionToolButton::MenuButtonPopup)) {
        // The arrow would stand across the text.
        QStyleOptionToolButton plain(*button);
        plain.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::HasMenu);
        return QProxyStyle::drawComplexControl(control, &plain, painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

//! Qt 6.4 counts the space at which it broke a line twice where it aligns it at the right: the line begins to the left of the others, and
//! its end is cut where it fills the width.
void HouseStyle::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool isEnabled, const QString &text,
    QPalette::ColorRole role) const
{
    constexpr int keys = Qt::TextShowMnemonic | Qt::TextHideMnemonic;
    const bool isBroken = (flags & Qt::TextWordWrap) && (flags & Qt::TextForceRightToLeft) && !(flags & keys);
    if (!isBroken)
        return QProxyStyle::drawItemText(painter, rect, flags, palette, isEnabled, text, role);
    QTextOption option(Qt::Alignment(flags) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(Qt::RightToLeft);
    option.setWrapMode(QTextOption::WordWrap);
    QTextLayout layout(QString(text).replace(u'\n', QChar::LineSeparator), painter->font(), painter->device());
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(rect.width());
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    const double rest = rect.height() - height;
    const double above = flags & Qt::AlignBottom ? rest : flags & Qt::AlignVCenter ? rest / 2 : 0;
    const QPen before = painter->pen();
    if (role != QPalette::NoRole)
        painter->setPen(palette.color(role));
    layout.draw(painter, rect.topLeft() + QPointF(0, std::round(above)));
    painter->setPen(before);
}

QRect HouseStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect whole = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? whole.adjusted(spacing::unit, 0, -spacing::unit, 0) : whole;
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const QRect slider = scrollSlider(bar);
    const bool isVertical = bar->orientation == Qt::Vertical;
    switch (part) {
    case SC_ScrollBarGroove: return bar->rect;
    case SC_ScrollBarSlider: return slider;
    case SC_ScrollBarSubPage: return isVertical ? QRect(0, 0, slider.width(), slider.top()) : QRect(0, 0, slider.left(), slider.height());
    case SC_ScrollBarAddPage:
        return isVertical ? QRect(0, slider.bottom() + 1, slider.width(), bar->rect.height() - slider.bottom() - 1)
                          : QRect(slider.right() + 1, 0, bar->rect.width() - slider.right() - 1, slider.height());
    default: return {};
    }
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent: return 1;
    case PM_ScrollBarExtent: return 12;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return Theme::zoomed(16);
    case PM_HeaderDefaultSectionSizeVertical: return Theme::zoomed(QProxyStyle::pixelMetric(metric, option, widget));
    case PM_TabBarTabHSpace: return isOfDocks(widget) ? 14 : 24;
    case PM_TabBarTabVSpace: return 14;
    case PM_ButtonMargin: return 12;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

namespace {

//! Fusion shortens the text of an entry by another measure than that by which the menu made room: with the sign before the access key, and
//! letter by letter of each font that is in it.
int roomForEntry(const QStyleOption *option, const QSize &measured)
{
    const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    const int painted = entry ? QFontMetrics(entry->font).horizontalAdvance(entry->text.section(u'\t', 0, 0)) : 0;
    return Theme::zoomed(spacing::gap) + std::max(0, painted - measured.width());
}

} // namespace

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    // What is written in a spin box stands as far in as in a line. A choice in letters of two fonts is a little wider than it is measured.
    const int inset = type == CT_SpinBox ? 2 * spacing::unit
        : type == CT_MenuItem            ? roomForEntry(option, size)
        : type == CT_ComboBox            ? Theme::zoomed(spacing::small)
                                         : 0;
    const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget) + QSize(inset, 0);
    switch (type) {
    case CT_PushButton:
    case CT_ToolButton:
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_ComboBox:
    case CT_SpinBox:
    case CT_LineEdit: return whole.expandedTo({spacing::smallestTarget, spacing::smallestTarget});
    default: return whole;
    }
}

QIcon HouseStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    switch (icon) {
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton: return LineIcon::make(LineIcon::Shape::Cross);
    case SP_TitleBarNormalButton: return LineIcon::make(LineIcon::Shape::Window);
    case SP_ToolBarHorizontalExtensionButton: return LineIcon::make(LineIcon::Shape::More);
    default: return QProxyStyle::standardIcon(icon, option, widget);
    }
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_EtchDisabledText)
        return 0;
    // In columns, a menu that is higher than the screen becomes wider than it.
    if (hint == SH_Menu_Scrollable)
        return 1;
    if (hint == SH_Widget_Animation_Duration && isMotionReduced)
        return 0;
    // A line below one letter tears the word where letters join, and makes it longer than the room that was measured for it.
    if (hint == SH_UnderlineShortcut && QLocale().script() == QLocale::ArabicScript)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace gui
