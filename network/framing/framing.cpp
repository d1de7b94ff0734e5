// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/framing/framing.h"

#include "model/basics/bytesearch.h"

#include <algorithm>
#include <utility>

namespace network {

namespace {

QByteArray withoutReturn(QByteArray line)
{
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

} // namespace

bool LineBuffer::feed(const QByteArray &bytes, const std::function<void(const QByteArray &line)> &handler)
{
    qsizetype start = 0;
    while (!m_overrun) {
        const qsizetype end = bytes.indexOf('\n', start);
        const qsizetype length = (end < 0 ? bytes.size() : end) - start;
        if (m_rest.size() + length > m_longest) {
            m_overrun = true;
            m_rest.clear();
        } else if (end < 0) {
            m_rest.append(bytes.constData() + start, length);
            break;
        } else {
            const QByteArray line = m_rest.isEmpty() ? bytes.mid(start, length) : m_rest.append(bytes.constData() + start, length);
            m_rest = {};
            start = end + 1;
            handler(withoutReturn(line));
        }
    }
    return !m_overrun;
}

namespace {

constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF", 3);

//! \return where the first line of `bytes` ends, or -1. Looks at a window at a time, so that a stream of mere carriage returns does
//! not cost a look at the whole read for each of them.
qsizetype lineEnd(QByteArrayView bytes)
{
    constexpr qsizetype window = 4096;
    for (qsizetype start = 0; start < bytes.size(); start += window) {
        const QByteArrayView part = bytes.sliced(start, std::min(window, bytes.size() - start));
        const qsizetype lineFeed = model::indexOfByte(part, '\n');
        const qsizetype carriageReturn = model::indexOfByte(lineFeed < 0 ? part : part.first(lineFeed), '\r');
        if (carriageReturn >= 0 || lineFeed >= 0)
            return start + (carriageReturn >= 0 ? carriageReturn : lineFeed);
    }
    return -1;
}

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

bool SseStreamParser::feed(QByteArrayView bytes, const Handler &handler)
{
    while (!bytes.isEmpty() && !m_overrun) {
        if (m_afterCarriageReturn) {
            m_afterCarriageReturn = false;
            if (bytes.front() == '\n') {
                bytes = bytes.sliced(1);
                continue;
            }
        }
        const qsizetype end = lineEnd(bytes);
        if (end < 0) {
            m_line.append(bytes);
            break;
        }
        m_afterCarriageReturn = bytes.at(end) == '\r';
        endLine(bytes.first(end), handler);
        bytes = bytes.sliced(end + 1);
    }
    keepPendingData();
    checkBounds();
    return !m_overrun;
}

void SseStreamParser::endLine(QByteArrayView rest, const Handler &handler)
{
    if (m_line.isEmpty()) {
        readLine(rest, handler);
        return;
    }
    m_line.append(rest);
    readLine(m_line, handler);
    // The line is about to go, and the event's data may still look into it.
    keepPendingData();
    m_line.resize(0);
}

void SseStreamParser::readLine(QByteArrayView line, const Handler &handler)
{
    if (std::exchange(m_atFirstLine, false) && line.startsWith(byteOrderMark))
        line = line.sliced(byteOrderMark.size());
    if (line.isEmpty()) {
        dispatch(handler);
        return;
    }
    const qsizetype colon = model::indexOfByte(line, ':');
    if (colon == 0)
        return;
    if (colon < 0) {
        readField(line, {});
        return;
    }
    QByteArrayView value = line.sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    readField(line.first(colon), value);
}

void SseStreamParser::readField(QByteArrayView name, QByteArrayView value)
{
    if (name == "data") {
        addData(value);
    } else if (name == "event") {
        m_type.resize(0);
        m_type.append(value);
    } else if (name == "id") {
        if (!value.contains('\0'))
            m_eventId = value.toByteArray();
    } else if (name == "retry" && isDigits(value)) {
        bool fits = false;
        const int milliseconds = value.toByteArray().toInt(&fits);
        if (fits)
            m_retryMilliseconds = milliseconds;
    }
}

void SseStreamParser::addData(QByteArrayView value)
{
    if (m_dataState == Data::None) {
        m_first = value;
        m_dataState = Data::First;
        return;
    }
    keepPendingData();
    m_data.append('\n').append(value);
    checkBounds();
}

void SseStreamParser::dispatch(const Handler &handler)
{
    const Data state = std::exchange(m_dataState, Data::None);
    m_lastEventId = m_eventId;
    if (state != Data::None)
        handler({m_type, state == Data::First ? m_first : QByteArrayView(m_data), m_lastEventId});
    m_data.resize(0);
    m_type.resize(0);
}

void SseStreamParser::keepPendingData()
{
    if (m_dataState != Data::First)
        return;
    m_data.append(m_first);
    m_dataState = Data::Kept;
}

void SseStreamParser::checkBounds()
{
    if (m_line.size() > largestEvent || m_data.size() > largestEvent) {
        m_overrun = true;
        m_line.clear();
        m_data.clear();
        m_dataState = Data::None;
    }
}

} // namespace network
