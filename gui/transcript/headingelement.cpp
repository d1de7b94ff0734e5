// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/headingelement.h"

#include "gui/theme/spacing.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace gui {

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
    case RowAction::ToggleActive: return RowActionTexts::tr("Active");
    case RowAction::TogglePin: return RowActionTexts::tr("Pin");
    case RowAction::ShowExchanges: return RowActionTexts::tr("Show what went over the wire");
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
        const QString text = (m_heading.thoughtIsOpen ? u"▾ "_s : u"▸ "_s) + m_heading.thought;
        const QString before = m_heading.detail.isEmpty() ? QString() : m_heading.detail + u" · "_s;
        const int left = m_nameWidth + 8 + small.horizontalAdvance(before);
        m_always.append({{left, topMargin, small.horizontalAdvance(text), lineHeight}, text, RowAction::ToggleThought});
    }
    int right = width;
    if (m_heading.siblings > 1) {
        placeAtRight(RowAction::NextSibling, u"›"_s, &right, false);
        placeAtRight(RowAction::None, u"%1/%2"_s.arg(m_heading.sibling + 1).arg(m_heading.siblings), &right, false);
        placeAtRight(RowAction::PreviousSibling, u"‹"_s, &right, false);
        right -= 8;
    }
    for (auto action = m_heading.actions.crbegin(); action != m_heading.actions.crend(); ++action)
        placeAtRight(*action, labelOf(*action), &right, true);
    return topMargin + lineHeight + bottomMargin;
}

void HeadingElement::placeAtRight(RowAction action, const QString &text, int *right, bool onHover)
{
    const QFontMetrics small(m_style.small);
    const int textWidth = small.horizontalAdvance(text);
    *right -= textWidth;
    (onHover ? m_onHover : m_always).append({{*right, topMargin, textWidth, small.height()}, text, action});
    *right -= onHover ? 12 : 6;
}

void HeadingElement::paint(QPainter &painter, const ElementState &state)
{
    const Palette &colours = *m_style.colours;
    const QRect line(0, topMargin, width(), height() - topMargin - bottomMargin);
    const QFont bold = demiBoldOf(m_style.small);
    painter.setFont(bold);
    painter.setPen(m_heading.active ? colours.ink : colours.dim);
    painter.drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(bold).elidedText(m_heading.name, Qt::ElideRight, m_nameWidth + 1));
    painter.setFont(m_style.small);
    painter.setPen(colours.dim);
    const QString separator = m_heading.thought.isEmpty() || m_heading.detail.isEmpty() ? QString() : u" · "_s;
    painter.drawText(line.adjusted(m_nameWidth + 8, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_heading.detail + separator);
    for (const Spot &spot : m_always)
        painter.drawText(spot.area.adjusted(0, 0, 2, 0), Qt::AlignVCenter, spot.text);
    if (!state.isHovered && !state.isCurrent)
        return;
    painter.setPen(colours.accent);
    for (const Spot &spot : m_onHover)
        painter.drawText(spot.area.adjusted(0, 0, 2, 0), Qt::AlignVCenter, spot.text);
}

RowAction HeadingElement::actionAt(const QPoint &point) const
{
    for (const QList<Spot> *spots : {&m_always, &m_onHover}) {
        for (const Spot &spot : *spots) {
            if (spot.area.adjusted(-4, -4, 4, 4).contains(point))
                return spot.action;
        }
    }
    return RowAction::None;
}

} // namespace gui
