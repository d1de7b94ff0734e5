// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/rowelements.h"

#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "model/text/amounts.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

CardElement::CardElement(CardLine line, const RowStyle &style)
    : m_line(std::move(line))
    , m_style(style)
{
    setEstimate(QFontMetrics(style.fixed).height() + 2 * 9 + gapBelow);
}

int CardElement::layOut(int)
{
    return QFontMetrics(m_style.fixed).height() + 2 * 9 + (m_line.isOpen ? 0 : gapBelow);
}

void CardElement::paint(QPainter &painter, const ElementState &state)
{
    const Palette &colours = *m_style.colours;
    const QRect line(0, 0, width(), height() - (m_line.isOpen ? 0 : gapBelow));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(line);
    painter.setPen(state.isCurrent ? colours.accent : colours.line);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(line).adjusted(0.5, 0.5, -0.5, m_line.isOpen ? 20 : -0.5), spacing::radius, spacing::radius);
    if (m_line.isOpen)
        painter.drawLine(line.bottomLeft(), line.bottomRight());
    if (m_line.progress >= 0)
        painter.fillRect(visualPart(painter, line,
                             QRect(spacing::medium, line.bottom() - 2, int((line.width() - 2 * spacing::medium) * m_line.progress), 2)),
            colours.accent);
    paintDot(painter, line);
    painter.restore();

    int left = spacing::medium + (m_line.dot == CardLine::Dot::None ? 0 : 17);
    int right = width() - spacing::medium;
    const auto draw = [&painter, &line](const QFont &font, const QColor &colour, int x, int space, const QString &text) {
        painter.setFont(font);
        painter.setPen(colour);
        const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, space);
        drawPart(painter, line, QRect(x, line.top(), space + 2, line.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
        return QFontMetrics(font).horizontalAdvance(shown);
    };
    if (!m_line.isEmpty) {
        right -= QFontMetrics(m_style.small).horizontalAdvance(u"▾"_s);
        draw(m_style.small, colours.ink, right, 20, foldSign(m_line.isOpen, directionOf(painter)));
        right -= 8;
    }
    // Half of the line, and what name and summary leave of the rest.
    const int others = QFontMetrics(m_style.fixed).horizontalAdvance(m_line.name)
        + QFontMetrics(m_style.small).horizontalAdvance(m_line.summary) + 24;
    const int detailWidth = std::min(
        QFontMetrics(m_style.small).horizontalAdvance(m_line.detail) + 3, std::max(width() / 2, right - left - others));
    right -= detailWidth;
    draw(m_style.small, m_line.dot == CardLine::Dot::Bad ? colours.warning : colours.dim, right, detailWidth, m_line.detail);
    left += draw(m_style.fixed, m_line.isDim ? colours.dim : colours.ink, left, std::max(0, right - left - 10), m_line.name) + 10;
    draw(m_style.small, colours.dim, left, std::max(0, right - left - 12), m_line.summary);
}

void CardElement::paintDot(QPainter &painter, const QRect &line) const
{
    const Palette &colours = *m_style.colours;
    const QColor colour = m_line.isDim         ? colours.dim
        : m_line.dot == CardLine::Dot::Good    ? colours.good
        : m_line.dot == CardLine::Dot::Bad     ? colours.warning
        : m_line.dot == CardLine::Dot::Running ? colours.accent
                                               : colours.dim;
    if (m_line.dot == CardLine::Dot::None)
        return;
    painter.setPen(QPen(colour, 1.5));
    // A call that has not ended is a ring: colour alone says nothing to many people.
    const bool hasEnded = m_line.dot == CardLine::Dot::Good || m_line.dot == CardLine::Dot::Bad;
    painter.setBrush(hasEnded ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF(visualPart(painter, line, QRect(spacing::medium, line.center().y() - 3, 7, 7))));
}

RowAction CardElement::actionAt(const QPoint &point) const
{
    return !m_line.isEmpty && point.y() < height() - (m_line.isOpen ? 0 : gapBelow) ? RowAction::ToggleOpen : RowAction::None;
}

OfferElement::OfferElement(RowAction action, QString text, const RowStyle &style)
    : m_action(action)
    , m_text(std::move(text))
    , m_style(style)
{
    setEstimate(QFontMetrics(style.small).height() + 10);
}

int OfferElement::layOut(int)
{
    return QFontMetrics(m_style.small).height() + 10;
}

void OfferElement::paint(QPainter &painter, const ElementState &)
{
    painter.setFont(m_style.small);
    painter.setPen(m_style.colours->accent);
    painter.drawText(QRect(0, 0, width(), height() - 10), Qt::AlignLeft | Qt::AlignVCenter, m_text);
}

namespace {

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Transcript)
};

constexpr int longestName = 200;
constexpr int dogEar = 4;
//! Between what can be done with a canister.
constexpr int actionGap = 12;

//! A sheet of paper with a corner turned down.
void drawSheet(QPainter &painter, const QRectF &sheet, const QColor &colour)
{
    painter.setPen(colour);
    painter.setBrush(Qt::NoBrush);
    const QPointF corner(sheet.right() - dogEar, sheet.top());
    const QPointF below(sheet.right(), sheet.top() + dogEar);
    painter.drawPolygon(QPolygonF {sheet.topLeft(), corner, below, sheet.bottomRight(), sheet.bottomLeft()});
    painter.drawPolyline(QPolygonF {corner, QPointF(corner.x(), below.y()), below});
}

} // namespace

QString titleOf(const model::FileContent &file)
{
    const QString name = model::shortened(model::visibleLine(file.name.simplified()), longestName);
    return name.isEmpty() ? FileTexts::tr("File") : name;
}

FileElement::FileElement(const model::FileContent &file, const RowStyle &style)
    : m_file(file)
    , m_name(titleOf(file))
    , m_detail(model::visibleLine(file.mimeType.left(longestName).simplified()) + u" · "_s + model::sizeInWords(file.data.size()))
    , m_wholeHeight(QFontMetrics(style.small).height() + 2 * spacing::small + gapBelow)
    , m_style(style)
{
    setEstimate(m_wholeHeight);
}

void FileElement::paint(QPainter &painter, const ElementState &)
{
    const Palette &colours = *m_style.colours;
    const QFontMetrics metrics(m_style.small);
    const int sign = spacing::medium + spacing::small;
    const int room = width() - sign - 3 * spacing::medium;
    const QString detail = metrics.elidedText(m_detail, Qt::ElideRight, room / 2);
    const int detailWidth = metrics.horizontalAdvance(detail);
    const QString name = metrics.elidedText(m_name, Qt::ElideMiddle, room - detailWidth);
    const int nameWidth = metrics.horizontalAdvance(name);
    const QRect whole(0, 0, width(), m_wholeHeight - gapBelow);
    const QRect box(0, 0, std::min(width(), sign + nameWidth + detailWidth + 3 * spacing::medium), whole.height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.line);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(visualPart(painter, whole, box)).adjusted(0.5, 0.5, -0.5, -0.5), spacing::radius, spacing::radius);
    const int height = metrics.ascent();
    const QRect sheet(spacing::medium, (box.height() - height) / 2, height * 3 / 4, height);
    drawSheet(painter, QRectF(visualPart(painter, whole, sheet)).translated(0.5, 0.5), colours.dim);
    painter.setFont(m_style.small);
    const int left = spacing::medium + sign;
    painter.setPen(colours.ink);
    drawPart(painter, whole, QRect(left, 0, nameWidth, box.height()), Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.setPen(colours.dim);
    const QRect after(left + nameWidth + spacing::medium, 0, detailWidth, box.height());
    drawPart(painter, whole, after, Qt::AlignLeft | Qt::AlignVCenter, detail);
}

namespace {

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Transcript)
};

} // namespace

PictureElement::PictureElement(Thumbnails::Key key, model::ImageContent picture, const RowStyle &style)
    : m_key(std::move(key))
    , m_picture(std::move(picture))
    , m_style(style)
{
    setEstimate(wholeHeight);
}

void PictureElement::paint(QPainter &painter, const ElementState &)
{
    const Palette &colours = *m_style.colours;
    const QRect box(0, 0, width(), wholeHeight - gapBelow);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setPen(colours.line);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), spacing::radius, spacing::radius);
    QSize shown(Thumbnails::largestHeight, Thumbnails::largestHeight);
    if (const QImage image = m_style.thumbnails ? m_style.thumbnails->find(m_key, m_picture) : QImage(); !image.isNull()) {
        const QSize most(std::min<int>(Thumbnails::largestWidth, width() / 2), Thumbnails::largestHeight);
        const bool isLarge = image.width() > most.width() || image.height() > most.height();
        shown = isLarge ? image.size().scaled(most, Qt::KeepAspectRatio) : image.size();
        painter.drawImage(visualPart(painter, box, QRect(QPoint(padding, (box.height() - shown.height()) / 2), shown)), image);
    }
    const QRect text = box.adjusted(padding + shown.width() + spacing::medium, 0, -padding, 0);
    const QFontMetrics metrics(m_style.small);
    const auto draw = [&](const QColor &colour, Qt::Alignment side, const QRect &area, const QString &line) {
        painter.setPen(colour);
        drawPart(painter, box, area, Qt::AlignLeft | side, metrics.elidedText(line, Qt::ElideMiddle, area.width()));
    };
    painter.setFont(m_style.small);
    const QString name = m_picture.name.isEmpty() ? PictureTexts::tr("Image") : m_picture.name;
    const QString size = model::sizeInWords(m_picture.data.size());
    draw(colours.ink, Qt::AlignBottom, QRect(text.topLeft(), QSize(text.width(), box.height() / 2 - 1)), name);
    draw(colours.dim, Qt::AlignTop, QRect(text.left(), box.height() / 2 + 1, text.width(), box.height() / 2),
        m_picture.mimeType + u" · "_s + size);
}

namespace {

constexpr int topMargin = 14;
constexpr int bottomMargin = 5;

QFont demiBoldOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

struct RowActionTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::RowAction)
};

} // namespace

QString labelOf(RowAction action)
{
    switch (action) {
    case RowAction::Copy: return RowActionTexts::tr("Copy");
    case RowAction::Edit: return RowActionTexts::tr("Edit");
    case RowAction::Regenerate: return RowActionTexts::tr("Regenerate");
    case RowAction::Fork: return RowActionTexts::tr("Fork");
    case RowAction::CompareFrom: return RowActionTexts::tr("Compare from here…");
    case RowAction::CompareVersions: return RowActionTexts::tr("Compare with the other version");
    case RowAction::ToggleActive: return RowActionTexts::tr("Active");
    case RowAction::TogglePin: return RowActionTexts::tr("Pin");
    case RowAction::CopyMarkdown: return RowActionTexts::tr("Copy as Markdown");
    case RowAction::CopyText: return RowActionTexts::tr("Copy as text");
    case RowAction::ReadText: return RowActionTexts::tr("Read as text");
    case RowAction::EditResult: return RowActionTexts::tr("Edit the result…");
    case RowAction::LookInto: return RowActionTexts::tr("Look at arguments and result…");
    case RowAction::RunAgain: return RowActionTexts::tr("Run this call again…");
    case RowAction::Delete: return RowActionTexts::tr("Delete");
    case RowAction::MoveOut: return RowActionTexts::tr("Move to a new conversation");
    case RowAction::ShowSeen: return RowActionTexts::tr("Show what the model saw here");
    case RowAction::More: return u"⋯"_s;
    case RowAction::ShowExchanges: return RowActionTexts::tr("Show what went over the wire");
    case RowAction::UndoFiles: return RowActionTexts::tr("Undo this turn's files…");
    case RowAction::UndoTurn: return RowActionTexts::tr("Undo this turn");
    case RowAction::PreviousSibling: return RowActionTexts::tr("Previous version");
    case RowAction::NextSibling: return RowActionTexts::tr("Next version");
    case RowAction::ToggleThought: return RowActionTexts::tr("Show thought");
    case RowAction::ToggleOpen: return RowActionTexts::tr("Open or fold");
    case RowAction::ShowAll: return RowActionTexts::tr("Show all");
    case RowAction::None: break;
    }
    return {};
}

HeadingElement::HeadingElement(RowHeading heading, const RowStyle &style)
    : m_heading(std::move(heading))
    , m_style(style)
{
    setEstimate(QFontMetrics(style.text).height() + topMargin + bottomMargin);
}

int HeadingElement::layOut(int width)
{
    m_always.clear();
    m_onHover.clear();
    const QFontMetrics bold(demiBoldOf(m_style.small));
    const QFontMetrics small(m_style.small);
    const int lineHeight = std::max(bold.height(), small.height());
    m_nameWidth = std::min(bold.horizontalAdvance(m_heading.name), width / 2);
    if (!m_heading.thought.isEmpty()) {
        const QString text = foldSign(m_heading.thoughtIsOpen) + u' ' + m_heading.thought;
        const QString before = m_heading.detail.isEmpty() ? QString() : m_heading.detail + u" · "_s;
        const int left = pinWidth() + m_nameWidth + spacing::gap + small.horizontalAdvance(before);
        m_always.append({{left, topMargin, small.horizontalAdvance(text), lineHeight}, text, RowAction::ToggleThought});
    }
    int right = width;
    placeSwitch(lineHeight, &right);
    // What has no room is in the menu, which is at the right and always has.
    const QString said = m_heading.detail + (m_heading.thought.isEmpty() ? QString() : u" · ▸ "_s + m_heading.thought);
    const int left = pinWidth() + m_nameWidth + 2 * spacing::gap + small.horizontalAdvance(said);
    const QList<RowAction> actions = actionsWithin(right - left, small);
    for (auto action = actions.crbegin(); action != actions.crend(); ++action) {
        const int textWidth = small.horizontalAdvance(labelOf(*action));
        right -= textWidth;
        m_onHover.append({{right, topMargin, textWidth, small.height()}, labelOf(*action), *action});
        right -= actionGap;
    }
    const QRect line(0, 0, width, topMargin + lineHeight + bottomMargin);
    for (QList<Spot> *spots : {&m_always, &m_onHover}) {
        for (Spot &spot : *spots)
            spot.area = QStyle::visualRect(QGuiApplication::layoutDirection(), line, spot.area);
    }
    return topMargin + lineHeight + bottomMargin;
}

//! Those that come first rather than those that come last; the menu is always among them.
QList<RowAction> HeadingElement::actionsWithin(int width, const QFontMetrics &metrics) const
{
    const auto widthOf = [&metrics](RowAction action) { return metrics.horizontalAdvance(labelOf(action)) + actionGap; };
    const bool hasMenu = m_heading.actions.contains(RowAction::More);
    int room = width + actionGap - (hasMenu ? widthOf(RowAction::More) : 0);
    QList<RowAction> fitting;
    for (const RowAction action : m_heading.actions) {
        if (action != RowAction::More) {
            room -= widthOf(action);
            if (room < 0)
                break;
        }
        fitting.append(action);
    }
    if (hasMenu && !fitting.contains(RowAction::More))
        fitting.append(RowAction::More);
    return fitting;
}

//! Which version this is, with a place on both sides that is large enough to hit, and stays where it is whatever the numbers are.
void HeadingElement::placeSwitch(int lineHeight, int *right)
{
    if (m_heading.siblings < 2)
        return;
    constexpr int side = 24;
    const QLocale locale;
    const QString widest = u"%1/%1"_s.arg(locale.toString(m_heading.siblings));
    const int textWidth = QFontMetrics(m_style.small).horizontalAdvance(widest);
    const int top = topMargin + (lineHeight - side) / 2;
    *right -= side;
    m_always.append(
        {{*right, top, side, side}, u"›"_s, m_heading.sibling + 1 < m_heading.siblings ? RowAction::NextSibling : RowAction::None});
    *right -= textWidth;
    m_always.append({{*right, top, textWidth, side},
        u"%1/%2"_s.arg(locale.toString(m_heading.sibling + 1), locale.toString(m_heading.siblings)), RowAction::None});
    *right -= side;
    m_always.append({{*right, top, side, side}, u"‹"_s, m_heading.sibling > 0 ? RowAction::PreviousSibling : RowAction::None});
    *right -= 8;
}

void HeadingElement::paint(QPainter &painter, const ElementState &state)
{
    const Palette &colours = *m_style.colours;
    const QRect line(0, topMargin, width(), height() - topMargin - bottomMargin);
    const QFont bold = demiBoldOf(m_style.small);
    paintPin(painter, line);
    painter.setFont(bold);
    painter.setPen(m_heading.active ? colours.ink : colours.dim);
    drawPart(painter, line, line.adjusted(pinWidth(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(bold).elidedText(m_heading.name, Qt::ElideRight, m_nameWidth + 1));
    painter.setFont(m_style.small);
    painter.setPen(colours.dim);
    const QString separator = m_heading.thought.isEmpty() || m_heading.detail.isEmpty() ? QString() : u" · "_s;
    const QRect afterName = line.adjusted(pinWidth() + m_nameWidth + spacing::gap, 0, 0, 0);
    drawPart(painter, line, afterName, Qt::AlignLeft | Qt::AlignVCenter, m_heading.detail + separator);
    for (const Spot &spot : m_always)
        painter.drawText(spot.area.adjusted(-1, 0, 1, 0), Qt::AlignCenter, spot.text);
    if (!state.isHovered && !state.isCurrent)
        return;
    painter.setPen(colours.accent);
    for (const Spot &spot : m_onHover)
        painter.drawText(spot.area.adjusted(-1, 0, 1, 0), Qt::AlignCenter, spot.text);
}

//! A pin before the name; the words beside it say what it means.
void HeadingElement::paintPin(QPainter &painter, const QRect &line) const
{
    if (!m_heading.pinned)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_style.colours->accent, 1.5));
    painter.setBrush(m_style.colours->accent);
    const QPointF head(visualPart(painter, line, QRect(4, line.center().y() - 2, 1, 1)).topLeft());
    painter.drawEllipse(head, 2.5, 2.5);
    painter.drawLine(head, head + QPointF(0, 8));
    painter.restore();
}

RowAction HeadingElement::actionAt(const QPoint &point) const
{
    for (const QList<Spot> *spots : {&m_always, &m_onHover}) {
        for (const Spot &spot : *spots) {
            const int around = spots == &m_onHover ? spacing::unit : 0;
            if (spot.area.adjusted(-around, -around, around, around).contains(point))
                return spot.action;
        }
    }
    return RowAction::None;
}

} // namespace gui
