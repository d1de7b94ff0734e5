// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/linediff.h"

#include <QByteArray>
#include <QSet>

namespace invocables {

//! Where a file differs from what it was, so that single pieces of it can be taken back. By lines, byte for byte, whatever the bytes are. A
//! value.
class FileHunks
{
public:
    struct Hunk {
        //! Of lines(), the first and the one after the last.
        qsizetype first = 0;
        qsizetype end = 0;
    };
    //! Unchanged lines around a hunk, where it is shown by itself.
    static constexpr qsizetype linesAround = 3;

    FileHunks() = default;
    //! What goes is `now`, what comes `before`.
    FileHunks(const QByteArray &now, const QByteArray &before);

    //! As they are to be read.
    const QList<model::DiffLine> &lines() const { return m_lines; }
    //! None where only the very end of the last line differs.
    const QList<Hunk> &hunks() const { return m_hunks; }
    //! The lines of one hunk with some around.
    QList<model::DiffLine> shown(qsizetype hunk) const;
    //! How many lines of one kind a hunk has.
    int count(qsizetype hunk, model::DiffLine::Change change) const;
    //! The number of its first line as the file is now, from 1.
    int lineOf(qsizetype hunk) const;

    //! The file as it is now, but these hunks as they were.
    QByteArray with(const QSet<int> &hunks) const;

private:
    QList<QByteArray> m_now;
    QList<QByteArray> m_before;
    QList<model::DiffLine> m_lines;
    QList<Hunk> m_hunks;
};

} // namespace invocables
