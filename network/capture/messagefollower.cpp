// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/messagefollower.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace network {

namespace {

constexpr qsizetype longestChunkLine = 64 * 1024;

bool areDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

//! Of a value that goes on in further lines, on one (RFC 9112, 5.2).
QByteArray unfolded(QByteArrayView value)
{
    QByteArray whole;
    for (const QByteArray &part : value.toByteArray().split('\n'))
        whole += (whole.isEmpty() ? "" : " ") + part.trimmed();
    return whole;
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
    constexpr QByteArrayView emptyLine = "\r\n\r\n";
    const qsizetype before = m_head.size();
    // Most come whole, with a body behind them that is not to be copied for them.
    const qsizetype whole = before == 0 ? bytes.indexOf(emptyLine) + emptyLine.size() : 0;
    const QByteArrayView taken = bytes.first(std::min(whole >= emptyLine.size() ? whole : bytes.size(), largestHead + 1 - before));
    m_head.append(taken);
    const qsizetype end = m_head.indexOf(emptyLine, std::max<qsizetype>(0, before - 3));
    if (end < 0) {
        if (m_head.size() > largestHead)
            m_state = State::TooLarge;
        return m_head.size() - before;
    }
    m_head.truncate(end + emptyLine.size());
    readHead();
    return m_head.size() - before;
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
    const QByteArrayView text = QByteArrayView(m_head).chopped(2);
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype feed = text.indexOf('\n', at);
        const qsizetype end = feed > at && text[feed - 1] == '\r' ? feed - 1 : feed;
        if (at == 0 ? !readFirstLine(text.first(end)) : !readHeader({at, end - at}))
            return false;
        at = feed + 1;
    }
    return true;
}

bool MessageFollower::readFirstLine(QByteArrayView line)
{
    if (m_role == Role::Response) {
        // `HTTP/1.1 200 and a reason`
        const auto from = [&line](qsizetype at, qsizetype most) {
            const qsizetype begin = std::min(at, line.size());
            return Span {begin, std::min(most, line.size() - begin)};
        };
        m_words = {from(0, 8), from(9, 3), from(13, line.size())};
        if (!line.startsWith("HTTP/1.") || !areDigits(word(1)))
            return false;
        m_status = word(1).toInt();
        return true;
    }
    const qsizetype first = line.indexOf(' ');
    const qsizetype second = line.indexOf(' ', first + 1);
    if (first <= 0 || second < 0 || line.indexOf(' ', second + 1) >= 0)
        return false;
    m_words = {Span {0, first}, {first + 1, second - first - 1}, {second + 1, line.size() - second - 1}};
    return word(2).startsWith("HTTP/1.");
}

bool MessageFollower::readHeader(Span span)
{
    const QByteArrayView line = viewOf(span);
    const bool isFolded = line.startsWith(' ') || line.startsWith('\t');
    if (isFolded && m_role == Role::Response && !m_lines.isEmpty()) {
        Span &value = m_lines.last().value;
        value.size = span.at + span.size - value.at;
        return true;
    }
    const qsizetype colon = line.indexOf(':');
    // A name that ends with a space is read in two ways, of which one hides the header.
    if (isFolded || colon <= 0 || line[colon - 1] == ' ' || line[colon - 1] == '\t')
        return false;
    m_lines.append({{span.at, colon}, {span.at + colon + 1, span.size - colon - 1}});
    return true;
}

model::Headers MessageFollower::headers() const
{
    model::Headers headers;
    headers.reserve(m_lines.size());
    for (const HeaderLine &line : m_lines)
        headers.append({viewOf(line.name).toByteArray(), unfolded(viewOf(line.value))});
    return headers;
}

QList<QByteArrayView> MessageFollower::values(QByteArrayView name) const
{
    QList<QByteArrayView> values;
    for (const HeaderLine &line : m_lines) {
        if (line.name.size == name.size() && name.compare(viewOf(line.name), Qt::CaseInsensitive) == 0)
            values.append(viewOf(line.value).trimmed());
    }
    return values;
}

void MessageFollower::readFraming()
{
    const QList<QByteArrayView> codings = values("transfer-encoding");
    const QList<QByteArrayView> lengths = values("content-length");
    const bool isRequest = m_role == Role::Request;
    if (!isRequest && (m_method == "HEAD" || m_status == 204 || m_status == 304)) {
        m_framing = Framing::None;
    } else if (!codings.isEmpty()) {
        const QByteArrayView all = codings.last();
        const bool isChunked = all.sliced(all.lastIndexOf(',') + 1).trimmed().compare("chunked", Qt::CaseInsensitive) == 0;
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

//! The same number may be said several times, in one header or in several (RFC 9112, 6.3).
bool MessageFollower::readLength(const QList<QByteArrayView> &lengths)
{
    QByteArrayView length;
    for (QByteArrayView rest : lengths) {
        for (bool isLast = false; !isLast;) {
            const qsizetype comma = rest.indexOf(',');
            isLast = comma < 0;
            const QByteArrayView each = (isLast ? rest : rest.first(comma)).trimmed();
            if (!areDigits(each) || (!length.isEmpty() && each != length))
                return false;
            length = each;
            rest = rest.sliced(comma + 1);
        }
    }
    bool isNumber = false;
    m_left = length.toLongLong(&isNumber);
    return isNumber;
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
