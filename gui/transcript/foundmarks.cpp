// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/foundmarks.h"

#include "gui/transcript/figure.h"
#include "gui/transcript/searchedpieces.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

void FoundMarks::addTo(ElementState &state, const TranscriptLayout::Placed &placed, const RowLayout &row) const
{
    if (m_search.isEmpty())
        return;
    // Each painting asks, and a text may be long.
    state.found = placed.element->found(m_number, [&] { return rangesIn(row, placed.place.element); });
    if (placed.place == m_here)
        state.foundHere = m_range;
}

QList<model::TextSearch::Place> FoundMarks::placesBeginningIn(const RowLayout &row, int element) const
{
    QString following;
    for (int next = element + 1; next < row.count() && following.size() < searchedBeyond; ++next) {
        // Something of the program may stand between, such as what a figure ends with.
        if (!row.at(next).continuesText())
            break;
        following += row.at(next).searchedText();
    }
    return gui::placesBeginningIn(m_search, row.at(element).searchedText(), following.left(searchedBeyond));
}

//! With the end of what has begun in the piece before.
QList<SelectedRange> FoundMarks::rangesIn(const RowLayout &row, int element) const
{
    QList<SelectedRange> found;
    if (element > 0 && row.at(element).continuesText()) {
        const qsizetype length = row.at(element - 1).searchedText().size();
        for (const model::TextSearch::Place &place : placesBeginningIn(row, element - 1)) {
            if (place.begin + place.length > length)
                found.append({0, int(place.begin + place.length - length)});
        }
    }
    for (const model::TextSearch::Place &place : placesBeginningIn(row, element))
        found.append({int(place.begin), int(place.begin + place.length)});
    return found;
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
        for (const model::TextSearch::Place &each : placesBeginningIn(layout.row(row), place.element)) {
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
    const QRect begin = element.placeOfFound(m_range.first);
    const QRect end = element.placeOfFound(m_range.last);
    if (const std::shared_ptr<Figure> figure = element.figure())
        figure->bringIntoSight(begin.left(), std::max(begin.right(), end.right()));
    layout.reveal(found, begin.top(), end.bottom());
    return count;
}

} // namespace gui
