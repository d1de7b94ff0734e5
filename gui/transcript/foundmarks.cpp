// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/foundmarks.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

void FoundMarks::addTo(ElementState &state, const TranscriptLayout::Placed &placed) const
{
    if (m_search.isEmpty())
        return;
    // Each painting asks, and a text may be long.
    state.found = placed.element->found(m_number, [this](const QString &text) {
        QList<SelectedRange> found;
        for (const model::TextSearch::Place &place : m_search.places(text))
            found.append({int(place.begin), int(place.begin + place.length)});
        return found;
    });
    if (placed.place == m_here)
        state.foundHere = m_range;
}

//! To lay out each of thousands of elements would take long.
bool FoundMarks::mayBeIn(const RowElement &element) const
{
    const auto isSign = [](QChar character) { return !character.isLetterOrNumber(); };
    const QString &wanted = m_search.wanted();
    const auto first = std::find_if_not(wanted.cbegin(), wanted.cend(), isSign);
    const QString word(first, std::find_if(first, wanted.cend(), isSign) - first);
    return m_search.options().isExpression || element.mayHave(word);
}

int FoundMarks::showIn(TranscriptLayout &layout, int row, int number)
{
    int count = 0;
    ElementPlace found;
    for (ElementPlace place {row, 0}; place.element < layout.row(row).count() && count < number; ++place.element) {
        if (!mayBeIn(layout.row(row).at(place.element)))
            continue;
        for (const model::TextSearch::Place &each : m_search.places(layout.layOut(place).shownText())) {
            found = place;
            m_range = {int(each.begin), int(each.begin + each.length)};
            if (++count == number)
                break;
        }
    }
    m_here = found;
    if (count == 0)
        return 0;
    const RowElement &element = layout.layOut(found);
    layout.reveal(found, element.placeOf(m_range.first).top(), element.placeOf(m_range.last).bottom());
    return count;
}

} // namespace gui
