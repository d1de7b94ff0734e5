// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/filehunks.h"

#include <algorithm>

namespace invocables {

using model::DiffLine;

namespace {

//! With their ends.
QList<QByteArray> linesOfBytes(const QByteArray &bytes)
{
    QList<QByteArray> lines;
    for (qsizetype from = 0; from < bytes.size();) {
        const qsizetype end = bytes.indexOf('\n', from);
        const qsizetype next = end < 0 ? bytes.size() : end + 1;
        lines.append(bytes.mid(from, next - from));
        from = next;
    }
    return lines;
}

QString textOfLine(const QByteArray &line)
{
    return QString::fromUtf8(line.endsWith('\n') ? line.chopped(1) : line);
}

//! What stands before it may be a last line, which had no end.
void addLine(QByteArray &bytes, const QByteArray &line)
{
    if (!bytes.isEmpty() && !bytes.endsWith('\n'))
        bytes += '\n';
    bytes += line;
}

} // namespace

FileHunks::FileHunks(const QByteArray &now, const QByteArray &before)
    : m_now(linesOfBytes(now))
    , m_before(linesOfBytes(before))
    // Letters that are bytes, so that what is no UTF-8 is compared as well.
    , m_lines(model::LineDiff::between(QString::fromLatin1(now), QString::fromLatin1(before)))
{
    for (qsizetype index = 0; index < m_lines.size(); ++index) {
        DiffLine &line = m_lines[index];
        line.text = textOfLine(line.before > 0 ? m_now.value(line.before - 1) : m_before.value(line.after - 1));
        if (line.change == DiffLine::Change::Same)
            continue;
        if (m_hunks.isEmpty() || m_hunks.last().end != index)
            m_hunks.append({index, index});
        m_hunks.last().end = index + 1;
    }
}

QList<DiffLine> FileHunks::shown(qsizetype hunk) const
{
    const Hunk &wanted = m_hunks.at(hunk);
    const qsizetype least = hunk > 0 ? m_hunks.at(hunk - 1).end : 0;
    const qsizetype most = hunk + 1 < m_hunks.size() ? m_hunks.at(hunk + 1).first : m_lines.size();
    const qsizetype first = std::max(least, wanted.first - linesAround);
    return m_lines.mid(first, std::min(most, wanted.end + linesAround) - first);
}

int FileHunks::count(qsizetype hunk, DiffLine::Change change) const
{
    const auto begin = m_lines.cbegin() + m_hunks.at(hunk).first;
    const auto end = m_lines.cbegin() + m_hunks.at(hunk).end;
    return int(std::count_if(begin, end, [change](const DiffLine &line) { return line.change == change; }));
}

int FileHunks::lineOf(qsizetype hunk) const
{
    for (qsizetype index = m_hunks.at(hunk).first; index < m_lines.size(); ++index) {
        if (m_lines.at(index).before > 0)
            return m_lines.at(index).before;
    }
    return int(m_now.size()) + 1;
}

QByteArray FileHunks::with(const QSet<int> &hunks) const
{
    QByteArray bytes;
    int hunk = -1;
    for (qsizetype index = 0; index < m_lines.size(); ++index) {
        const DiffLine &line = m_lines.at(index);
        if (hunk + 1 < m_hunks.size() && m_hunks.at(hunk + 1).first == index)
            ++hunk;
        const bool isTakenBack = hunks.contains(hunk);
        if (line.change == DiffLine::Change::Same || (line.change == DiffLine::Change::Removed && !isTakenBack))
            addLine(bytes, m_now.value(line.before - 1));
        else if (line.change == DiffLine::Change::Added && isTakenBack)
            addLine(bytes, m_before.value(line.after - 1));
    }
    return bytes;
}

} // namespace invocables
