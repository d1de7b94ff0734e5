// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/transcriptlayout.h"
#include "model/text/textsearch.h"

namespace gui {

//! What a search sets off in the rows of a transcript, and the one place of it that is shown. Part of TranscriptView.
class FoundMarks
{
public:
    //! An empty search sets nothing off.
    void setSearch(const model::TextSearch &search)
    {
        m_search = search;
        ++m_number;
        m_here = {};
    }
    const model::TextSearch &search() const { return m_search; }
    //! For painting an element of this row.
    void addTo(ElementState &state, const TranscriptLayout::Placed &placed, const RowLayout &row) const;
    //! Makes the place with this number of all places in a row the one that is shown, and brings it to the screen; the last one of the
    //! row where it has fewer. What the layout has laid out may change. \return how many there are up to that; 0 where there is none.
    int showIn(TranscriptLayout &layout, int row, int number);

private:
    bool mayBeIn(const RowElement &element) const;
    QList<model::TextSearch::Place> placesBeginningIn(const RowLayout &row, int element) const;
    QList<SelectedRange> rangesIn(const RowLayout &row, int element) const;

    model::TextSearch m_search;
    //! Of this search among all.
    quint64 m_number = 0;
    ElementPlace m_here;
    SelectedRange m_range;
};

} // namespace gui
