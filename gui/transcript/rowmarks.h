// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QSet>

#include <algorithm>

namespace gui {

//! The rows that a person has marked, to do one thing with all of them. Part of TranscriptInput.
class RowMarks
{
public:
    bool isEmpty() const { return m_rows.isEmpty(); }
    bool contains(int row) const { return m_rows.contains(row); }
    //! From top to bottom.
    QList<int> rows() const
    {
        QList<int> sorted(m_rows.cbegin(), m_rows.cend());
        std::sort(sorted.begin(), sorted.end());
        return sorted;
    }
    void clear() { *this = {}; }
    void toggle(int row)
    {
        if (!m_rows.remove(row))
            m_rows.insert(row);
        m_anchor = row;
    }
    //! From where it was begun, or else from `start`, to `row`, and no others.
    void extend(int start, int row)
    {
        if (m_anchor < 0)
            m_anchor = start;
        m_rows.clear();
        for (int each = std::min(m_anchor, row); each <= std::max(m_anchor, row); ++each)
            m_rows.insert(each);
    }
    //! Rows from `row` on are others.
    void forgetFrom(int row)
    {
        m_rows.removeIf([row](int each) { return each >= row; });
        if (m_anchor >= row)
            m_anchor = -1;
    }

private:
    QSet<int> m_rows;
    int m_anchor = -1;
};

} // namespace gui
