// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

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

} // namespace gui
