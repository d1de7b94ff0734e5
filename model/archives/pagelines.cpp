// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/pagelines.h"

#include "model/archives/jsonpieces.h"

#include <algorithm>
#include <cstring>

namespace model {

namespace {

constexpr char elementBegin[] = "<script type=\"application/vnd.parlance.record+json\">";
constexpr char elementEnd[] = "</script>";
//! Of JSON, in which this sign stands within strings only, as PageLines writes it.
constexpr char lessThan[] = "\\u003C";
constexpr qint64 linePiece = 64 * 1024;

//! The sign where it was written in the other way; all other escapes stay as they are.
QByteArray withSigns(const QByteArray &json)
{
    QByteArray bytes;
    bytes.reserve(json.size());
    for (qsizetype at = 0; at < json.size();) {
        const qsizetype escape = json.indexOf('\\', at);
        bytes.append(json.constData() + at, (escape < 0 ? json.size() : escape) - at);
        if (escape < 0)
            break;
        const bool isSign = QByteArrayView(json).sliced(escape).startsWith(lessThan);
        bytes.append(isSign ? "<" : json.constData() + escape, isSign ? 1 : std::min<qsizetype>(2, json.size() - escape));
        at = escape + (isSign ? qsizetype(sizeof lessThan) - 1 : 2);
    }
    return bytes;
}

} // namespace

PageLines::PageLines(QIODevice &page)
    : m_page(page)
{
    open(ReadOnly | Unbuffered);
}

QByteArray PageLines::element(const QByteArray &json)
{
    return elementBegin + QByteArray(json).replace('<', lessThan) + elementEnd + '\n';
}

bool PageLines::isPage(QIODevice &device)
{
    constexpr qint64 enough = 1024;
    QByteArray beginning = device.peek(enough).toLower();
    if (beginning.startsWith("\xef\xbb\xbf"))
        beginning.remove(0, 3);
    beginning = beginning.trimmed();
    return beginning.startsWith("<!doctype html") || beginning.startsWith("<html");
}

bool PageLines::isOurs(QIODevice &page)
{
    return page.peek(linePiece).contains(elementBegin);
}

bool PageLines::atEnd() const
{
    return m_at == m_line.size() && m_page.atEnd();
}

qint64 PageLines::readData(char *data, qint64 most)
{
    if (m_at == m_line.size())
        readLine();
    const qsizetype length = std::min<qint64>(most, m_line.size() - m_at);
    std::memcpy(data, m_line.constData() + m_at, size_t(length));
    m_at += length;
    return length == 0 && most > 0 ? -1 : length;
}

//! Of the page; nothing at its end.
void PageLines::readLine()
{
    m_at = 0;
    m_line.clear();
    QByteArray piece = m_page.readLine(linePiece);
    if (piece.startsWith(elementBegin)) {
        QByteArray line = piece;
        while (!piece.endsWith('\n') && line.size() <= JsonPieces::largestPiece && !m_page.atEnd())
            line += piece = m_page.readLine(linePiece);
        const qsizetype begin = qsizetype(sizeof elementBegin) - 1;
        const qsizetype end = line.indexOf('<', begin);
        m_line = withSigns(line.sliced(begin, (end < 0 ? line.size() : end) - begin));
    }
    // Of one that is too long nothing more is wanted.
    while (m_line.size() < JsonPieces::largestPiece && !piece.isEmpty() && !piece.endsWith('\n'))
        piece = m_page.readLine(linePiece);
    if (!piece.isEmpty() && !m_line.endsWith('\n'))
        m_line += '\n';
}

} // namespace model
