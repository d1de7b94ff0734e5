// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/transcriptlayout.h"

class QAbstractItemModel;

namespace gui {

//! A place between two characters of a transcript.
struct TextPlace {
    ElementPlace place;
    int character = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): Clang 14 takes the zero that it compares with itself for a pointer.
    auto operator<=>(const TextPlace &) const = default;
};

//! The text that a person has selected, within one canister or across many. Part of TranscriptInput.
class TranscriptSelection
{
public:
    bool isEmpty() const { return m_anchor == m_cursor; }
    const TextPlace &cursor() const { return m_cursor; }
    void clear() { m_anchor = m_cursor = {}; }
    void begin(const TextPlace &place) { m_anchor = m_cursor = place; }
    void extendTo(const TextPlace &place) { m_cursor = place; }
    void select(const TextPlace &from, const TextPlace &to);
    //! Rows from `row` on have changed: what reaches into them is given up.
    void forgetFrom(int row);

    //! What is selected of an element.
    std::optional<SelectedRange> rangeIn(ElementPlace place, int length) const;
    //! As the person sees it; canisters that are selected whole give the text that they hold. Bounded to 64 Mi characters.
    QString text(TranscriptLayout &layout, const QAbstractItemModel &rows) const;

private:
    const TextPlace &first() const { return std::min(m_anchor, m_cursor); }
    const TextPlace &last() const { return std::max(m_anchor, m_cursor); }

    TextPlace m_anchor;
    TextPlace m_cursor;
};

} // namespace gui
