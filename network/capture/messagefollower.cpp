// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/messagefollower.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace network {

namespace {

constexpr qsizetype longestChunkLine = 64 * 1024;

bool areDigits(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

//! Ended by a line feed, before which a carriage return may stand.
QList<QByteArrayView> headLinesOf(QByteArrayView text)
{
    QList<QByteArrayView> lines;
    for (qsizetype at = 0; at <= text.size();) {
        const qsizetype feed = text.indexOf('\n', at);
        const qsizetype end = feed < 0 ? text.size() : feed;
        lines.append(text.sliced(at, end - at - (feed > at && text[feed - 1] == '\r' ? 1 : 0)));
        at = end + 1;
    }
    return lines;
}

QByteArrayList valuesOf(const model::Headers &headers, QByteArrayView wanted)
{
    QByteArrayList values;
    for (const auto &[name, value] : headers) {
        if (wanted.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray &part : value.split(','))
            values.append(part.trimmed().toLower());
    }
    return values;
}

} // namespace

void MessageFollower::begin(const QByteArray &method)
{
    *this = MessageFollower(m_role);
    m_method = method;
}

qsizetype MessageFollower::feed(QByteArrayView bytes)
{
    if (m_state == State::Head)
        return feedHead(bytes);
    return m_state == State::Body ? feedBody(bytes) : 0;
}

qsizetype MessageFollower::feedHead(QByteArrayView bytes)
{
    const qsizetype before = m_head.size();
    m_head.append(bytes.first(std::min(bytes.size(), largestHead + 1 - before)));
    const qsizetype end = m_head.indexOf("\r\n\r\n", std::max<qsizetype>(0, before - 3));
    if (end < 0) {
        if (m_head.size() > largestHead)
            m_state = State::TooLarge;
        return m_head.size() - before;
    }
    m_head.truncate(end + 4);
    readHead();
    return end + 4 - before;
}

void MessageFollower::readHead()
{
    if (!readLines()) {
        m_state = State::Broken;
        return;
    }
    if (m_role == Role::Response && m_status >= 100 && m_status < 200) {
        m_state = m_status == 101 ? State::Switched : State::Interim;
        return;
    }
    m_state = State::Body;
    readFraming();
    const bool isEmpty = m_framing == Framing::None || (m_framing == Framing::Length && m_left == 0);
    if (m_state == State::Body && isEmpty)
        m_state = State::Done;
}

bool MessageFollower::readLines()
{
    const QList<QByteArrayView> lines = headLinesOf(QByteArrayView(m_head).chopped(4));
    const QByteArray first = lines.first().toByteArray();
    if (m_role == Role::Request) {
        m_firstLine = first.split(' ');
        if (m_firstLine.size() != 3 || !m_firstLine[2].startsWith("HTTP/1.") || m_firstLine[0].isEmpty())
            return false;
    } else {
        m_firstLine = {first.left(first.indexOf(' ')), first.mid(9, 3), first.mid(13)};
        if (!first.startsWith("HTTP/1.") || !areDigits(m_firstLine[1]))
            return false;
        m_status = m_firstLine[1].toInt();
    }
    m_headers.reserve(lines.size());
    for (qsizetype number = 1; number < lines.size(); ++number) {
        const QByteArrayView line = lines[number];
        const qsizetype colon = line.indexOf(':');
        const bool isFolded = line.startsWith(' ') || line.startsWith('\t');
        if (isFolded && m_role == Role::Response && !m_headers.isEmpty()) {
            m_headers.last().second.append(' ').append(line.trimmed());
            continue;
        }
        // A name that ends with a space is read in two ways, of which one hides the header.
        if (isFolded || colon <= 0 || line[colon - 1] == ' ' || line[colon - 1] == '\t')
            return false;
        m_headers.append({line.first(colon).toByteArray(), line.sliced(colon + 1).trimmed().toByteArray()});
    }
    return true;
}

void MessageFollower::readFraming()
{
    const QByteArrayList codings = valuesOf(m_headers, "transfer-encoding");
    const QByteArrayList lengths = valuesOf(m_headers, "content-length");
    const bool isRequest = m_role == Role::Request;
    if (!isRequest && (m_method == "HEAD" || m_status == 204 || m_status == 304)) {
        m_framing = Framing::None;
    } else if (!codings.isEmpty()) {
        const bool isChunked = codings.last() == "chunked";
        m_framing = isChunked ? Framing::Chunked : Framing::UntilEnd;
        // Of two ways to tell where a request ends, two servers may take two (RFC 9112, 11.2).
        if (isRequest && (!isChunked || !lengths.isEmpty()))
            m_state = State::Broken;
    } else if (!lengths.isEmpty()) {
        m_framing = Framing::Length;
        if (!readLength(lengths))
            m_state = State::Broken;
    } else {
        m_framing = isRequest ? Framing::None : Framing::UntilEnd;
    }
}

bool MessageFollower::readLength(const QByteArrayList &lengths)
{
    bool isNumber = false;
    m_left = lengths.first().toLongLong(&isNumber);
    const bool isOne = std::all_of(lengths.begin(), lengths.end(), [&](const QByteArray &length) { return length == lengths.first(); });
    return isNumber && isOne && areDigits(lengths.first());
}

qsizetype MessageFollower::feedBody(QByteArrayView bytes)
{
    if (m_framing == Framing::Chunked)
        return feedChunks(bytes);
    const qsizetype taken = m_framing == Framing::UntilEnd ? bytes.size() : qsizetype(std::min<qint64>(bytes.size(), m_left));
    m_content.append(bytes.first(taken));
    m_left -= m_framing == Framing::Length ? taken : 0;
    if (m_framing == Framing::Length && m_left == 0)
        m_state = State::Done;
    return taken;
}

qsizetype MessageFollower::feedChunks(QByteArrayView bytes)
{
    qsizetype at = 0;
    while (at < bytes.size() && m_state == State::Body) {
        if (m_chunk != Chunk::Data) {
            at += feedLine(bytes.sliced(at));
            if (std::exchange(m_hasLine, false))
                endLine();
            continue;
        }
        const auto taken = qsizetype(std::min<qint64>(bytes.size() - at, m_left));
        m_content.append(bytes.sliced(at, taken));
        at += taken;
        m_left -= taken;
        if (m_left == 0)
            m_chunk = Chunk::DataEnd;
    }
    return at;
}

qsizetype MessageFollower::feedLine(QByteArrayView bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const qsizetype taken = end < 0 ? bytes.size() : end + 1;
    if (m_line.size() + taken > longestChunkLine) {
        m_state = State::Broken;
        return taken;
    }
    m_line.append(bytes.first(taken));
    m_hasLine = end >= 0;
    return taken;
}

void MessageFollower::endLine()
{
    const QByteArrayView line = QByteArrayView(m_line).trimmed();
    if (m_chunk == Chunk::Size) {
        readSize(line);
    } else if (m_chunk == Chunk::DataEnd) {
        m_chunk = Chunk::Size;
        if (!line.isEmpty())
            m_state = State::Broken;
    } else if (line.isEmpty()) {
        m_state = State::Done;
    }
    // It keeps its room for the next one.
    m_line.resize(0);
}

void MessageFollower::readSize(QByteArrayView line)
{
    const qsizetype extension = line.indexOf(';');
    const QByteArrayView size = (extension < 0 ? line : line.first(extension)).trimmed();
    // Hexadecimal digits and nothing else (RFC 9112, 7.1); no more than fit into a signed number.
    quint64 left = 0;
    const auto [end, error] = std::from_chars(size.begin(), size.end(), left, 16);
    m_left = qint64(left);
    if (error != std::errc() || end != size.end() || m_left < 0)
        m_state = State::Broken;
    m_chunk = m_left == 0 ? Chunk::Trailer : Chunk::Data;
}

} // namespace network
