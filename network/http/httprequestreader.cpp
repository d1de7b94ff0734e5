// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httprequestreader.h"

#include "network/http/httprequest.h"

namespace network {

QByteArray IncomingRequest::header(QByteArrayView name) const
{
    return headerValue(headers, name);
}

QByteArray IncomingRequest::host() const
{
    QByteArrayList hosts;
    for (const auto &[name, value] : headers) {
        if (name.compare("host", Qt::CaseInsensitive) == 0)
            hosts.append(value);
    }
    return hosts.size() == 1 ? hosts.first() : QByteArray();
}

HttpRequestReader::State HttpRequestReader::append(QByteArrayView bytes)
{
    m_buffer.append(bytes);
    if (!m_hasHead) {
        if (const State state = readHead(); state != State::Complete)
            return state;
    }
    return m_isChunked ? readChunks() : readBody();
}

IncomingRequest HttpRequestReader::take()
{
    m_buffer.remove(0, m_at);
    m_at = 0;
    m_hasHead = m_isChunked = m_expects = false;
    m_length = 0;
    return std::exchange(m_request, {});
}

bool HttpRequestReader::takeExpectation()
{
    return std::exchange(m_expects, false);
}

HttpRequestReader::State HttpRequestReader::readHead()
{
    const qsizetype end = m_buffer.indexOf("\r\n\r\n");
    if (end < 0 || end > m_bounds.head)
        return m_buffer.size() > m_bounds.head ? State::TooLarge : State::Incomplete;
    QList<QByteArray> lines = m_buffer.left(end).replace("\r\n", "\n").split('\n');
    const QList<QByteArray> words = lines.takeFirst().split(' ');
    if (words.size() != 3 || !words[2].startsWith("HTTP/1.") || !words[1].startsWith('/'))
        return State::Broken;
    m_request.method = words[0];
    m_request.target = words[1];
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0)
            return State::Broken;
        m_request.headers.append({line.left(colon), line.mid(colon + 1).trimmed()});
    }
    bool isNumber = true;
    const QByteArray length = m_request.header("content-length");
    m_length = length.isEmpty() ? 0 : length.toLongLong(&isNumber);
    if (!isNumber || m_length < 0)
        return State::Broken;
    if (m_length > m_bounds.body)
        return State::TooLarge;
    m_isChunked = m_request.header("transfer-encoding").toLower() == "chunked";
    m_expects = m_request.header("expect").toLower() == "100-continue";
    m_hasHead = true;
    m_at = end + 4;
    return State::Complete;
}

HttpRequestReader::State HttpRequestReader::readBody()
{
    if (m_buffer.size() - m_at < m_length)
        return State::Incomplete;
    m_request.body = m_buffer.mid(m_at, m_length);
    m_at += m_length;
    return State::Complete;
}

HttpRequestReader::State HttpRequestReader::readChunks()
{
    for (;;) {
        const qsizetype lineEnd = m_buffer.indexOf("\r\n", m_at);
        if (lineEnd < 0)
            return m_buffer.size() - m_at > m_bounds.head ? State::TooLarge : State::Incomplete;
        QByteArray size = m_buffer.mid(m_at, lineEnd - m_at);
        size.truncate(size.indexOf(';') < 0 ? size.size() : size.indexOf(';'));
        bool isNumber = false;
        const qint64 length = size.trimmed().toLongLong(&isNumber, 16);
        if (!isNumber || length < 0)
            return State::Broken;
        if (length > m_bounds.body - m_request.body.size())
            return State::TooLarge;
        // The chunk, or the empty line after the last one; trailers are not taken.
        if (m_buffer.size() < lineEnd + 2 + length + 2)
            return State::Incomplete;
        m_request.body += m_buffer.mid(lineEnd + 2, length);
        m_at = lineEnd + 2 + length + 2;
        if (length == 0)
            return State::Complete;
    }
}

} // namespace network
