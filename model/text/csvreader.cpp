// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/csvreader.h"

namespace model {

CsvReader::CsvReader(const QString &text)
    : m_text(text)
{
    const QStringView head = QStringView(m_text).first(std::max<qsizetype>(0, m_text.indexOf(u'\n')));
    if (head.contains(u','))
        return;
    if (head.contains(u';'))
        m_separator = u';';
    else if (head.contains(u'\t'))
        m_separator = u'\t';
}

QStringList CsvReader::next()
{
    while (!atEnd()) {
        const QStringList row = readRow();
        if (row.size() > 1 || !row.first().trimmed().isEmpty())
            return row;
    }
    return {};
}

QStringList CsvReader::readRow()
{
    m_line = m_nextLine;
    QStringList row;
    while (true) {
        row.append(readCell());
        const bool goesOn = !atEnd() && m_text.at(m_at) == m_separator;
        if (goesOn) {
            ++m_at;
            continue;
        }
        if (!atEnd() && m_text.at(m_at) == u'\r')
            ++m_at;
        if (!atEnd() && m_text.at(m_at) == u'\n')
            ++m_at;
        ++m_nextLine;
        return row;
    }
}

//! Up to the separator or the line's end, which are left.
QString CsvReader::readCell()
{
    QString cell;
    bool isQuoted = false;
    for (; !atEnd(); ++m_at) {
        const QChar character = m_text.at(m_at);
        if (character == u'"') {
            const bool isDoubled = isQuoted && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == u'"';
            if (isDoubled)
                cell += m_text.at(++m_at);
            else if (isQuoted || cell.isEmpty())
                isQuoted = !isQuoted;
            else
                cell += character;
            continue;
        }
        if (!isQuoted && (character == m_separator || character == u'\n' || character == u'\r'))
            return cell;
        m_nextLine += character == u'\n' ? 1 : 0;
        cell += character;
    }
    m_isUnfinished = m_isUnfinished || isQuoted;
    return cell;
}

} // namespace model
