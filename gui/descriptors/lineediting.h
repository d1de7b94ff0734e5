// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextCursor>

namespace gui {

//! What keys do with whole lines of a descriptor: each change is one step that can be undone. Made for one change.
class LineEditing final
{
public:
    explicit LineEditing(const QTextCursor &cursor)
        : m_cursor(cursor)
    {
    }

    //! A new line below the first letter of the one before it, deeper where that opens a bracket.
    void beginLine();
    //! Spaces up to the next column that is a multiple of four, or four before each line of the selection.
    void indent();
    //! Up to four spaces less before each line of the selection.
    void unindent();
    //! Comments the lines of the selection out, or in again where all of them are comments, which begin with `mark`.
    void toggleComment(const QString &mark);

private:
    template <typename Change>
    void eachLine(Change change);

    QTextCursor m_cursor;
};

} // namespace gui
