// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace model {

//! One line of a comparison.
struct DiffLine {
    enum class Change { Same, Removed, Added };

    Change change = Change::Same;
    //! The line's number in each text, from 1; 0 where that text does not have it.
    int before = 0;
    int after = 0;
    QString text;

    bool operator==(const DiffLine &) const = default;
};

//! A line to be read: its numbers in both texts, `−` for what goes and `+` for what comes; a sign of its own where lines are left out.
QString numberedLine(const DiffLine &line);

//! Compares two texts line by line: the shortest way from one to the other (Myers, "An O(ND) Difference Algorithm", 1986). Pure.
//! A line end at the very end of a text does not count as a further line.
class LineDiff final
{
public:
    //! With more changed lines than this the differing middle is shown as a whole: all that goes, then all that comes.
    static constexpr int mostChanges = 1500;

    //! All lines of both texts in reading order. Within a change what goes stands before what comes.
    static QList<DiffLine> between(const QString &before, const QString &after);
    //! Only what changed with `context` unchanged lines around it; an entry with both numbers 0 stands where lines are left out.
    static QList<DiffLine> withContext(const QList<DiffLine> &lines, int context);
};

} // namespace model
