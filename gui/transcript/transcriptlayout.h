// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowlayout.h"

#include <QHash>
#include <QList>
#include <QSize>

#include <functional>

namespace gui {

//! The heights of very many rows: their sums and the row at a given distance from the top, each in O(log n) (a Fenwick tree).
//! Four bytes a row. Part of TranscriptLayout.
class HeightIndex
{
public:
    int size() const { return int(m_sums.size()); }
    void clear() { m_sums.clear(); }
    //! In pixels; not negative.
    void append(int height);
    void truncate(int size);
    void set(int row, int height);
    int height(int row) const;
    //! The sum of the heights of rows 0 to row - 1; `row` may be size().
    qint64 top(int row) const;
    qint64 total() const { return top(size()); }
    //! The row that covers pixel `y`; the last one beyond the end, -1 where there are no rows. Rows of no height are never given.
    int rowAt(qint64 y) const;

private:
    // Sum of the lowest-bit(i + 1) rows that end with row i. 32 bits hold 100,000 rows of 20,000 pixels.
    QList<quint32> m_sums;
};

//! An element of a row; `row` -1 means none. Ordered from top to bottom.
struct ElementPlace {
    int row = -1;
    int element = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): Clang 14 takes the zero that it compares with itself for a pointer.
    auto operator<=>(const ElementPlace &) const = default;
};

//! Lays out what is on the screen of very many rows, and nothing else. Rows that were never seen have an estimated height. What is
//! on the screen stays where it is while heights above it become known, since everything is placed outwards from an element that
//! is already there (the anchor); the scroll value follows from that. Knows no widget. Owned by TranscriptView.
class TranscriptLayout
{
    Q_DISABLE_COPY_MOVE(TranscriptLayout)

public:
    using Build = std::function<std::unique_ptr<RowLayout>(int row)>;

    struct Placed {
        ElementPlace place;
        RowElement *element = nullptr;
        //! Pixels from the upper edge of the screen.
        int y = 0;
    };

    //! What stands at the upper edge of the screen: so many pixels of this row are above it. Row -1: the end is on the screen.
    struct Top {
        int row = -1;
        int pixels = 0;
    };

    //! `build` also makes row count(), which stands below the last one.
    explicit TranscriptLayout(Build build);

    //! Only the first `unchanged` rows are as they were.
    void setCount(int count, int unchanged);
    int count() const { return m_heights.size() - 1; }
    //! The width of the column and the height of the screen, in pixels.
    void setSize(QSize size);
    //! Rows will be built anew when they are next on the screen.
    void invalidate(int row);
    void invalidateAll();

    //! Brings the screen up to date; call after any change and before placed(), value() and maximum().
    void place();
    const QList<Placed> &placed() const { return m_placed; }
    //! Null where the row is not near the screen.
    RowLayout *rowNearScreen(int row) const;
    //! Builds the row if need be; it stays until place() is called a few more times.
    RowLayout &row(int row);
    //! The element, laid out.
    RowElement &layOut(ElementPlace place);

    qint64 value() const;
    qint64 maximum() const;
    void scrollTo(qint64 value);
    void scrollBy(int pixels);
    Top top() const;
    void scrollTo(Top top);
    void scrollToEnd() { m_following = true; }
    //! Brings an element's row to the screen, where it is not wholly there.
    void reveal(int row);
    //! The same with these pixels of an element, from `top` to `bottom`.
    void reveal(ElementPlace place, int top, int bottom);
    //! A row on the screen is about to change its height by the person's own doing: it grows downwards.
    void holdStill();
    //! Whether the end stays on the screen when text is added.
    bool isFollowing() const { return m_following; }

    //! Rows that have elements now, and elements that are laid out: what memory depends on.
    int rowsInMemory() const { return int(m_rows.size()); }
    int elementsLaidOut() const { return m_laidOut; }

private:
    std::optional<ElementPlace> next(ElementPlace place);
    std::optional<ElementPlace> previous(ElementPlace place);
    void settleAnchor();
    void placeOutwards();
    void placeAbove(ElementPlace from, int y);
    int correction();
    void tidy();
    int bottom() const;

    static constexpr int estimatedHeight = 110;

    Build m_build;
    HeightIndex m_heights;
    QHash<int, std::shared_ptr<RowLayout>> m_rows;
    QSize m_size;
    ElementPlace m_anchor;
    int m_anchorY = 0;
    bool m_following = true;
    QList<Placed> m_placed;
    quint64 m_pass = 1;
    int m_laidOut = 0;
};

} // namespace gui
