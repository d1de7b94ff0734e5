// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <optional>

namespace network {

//! How a streamed body is cut into messages: server-sent events, or one JSON value a line (`application/x-ndjson`).
enum class Framing { Events, Lines };

//! Cuts a stream of bytes, in pieces of any size, into lines. Looks at each byte once, however long the line. A value.
class LineBuffer
{
public:
    //! `maximum`: of a line, in bytes.
    explicit LineBuffer(qsizetype longest)
        : m_longest(longest)
    {
    }

    //! Tells each whole line without its end (a line feed, with or without a carriage return before it).
    //! \return false where a line is too long; nothing more is told from then on.
    bool feed(const QByteArray &bytes, const std::function<void(const QByteArray &line)> &handler);
    //! What came after the last line end.
    const QByteArray &rest() const { return m_rest; }

private:
    qsizetype m_longest;
    QByteArray m_rest;
    bool m_overrun = false;
};

//! One event of a stream. The views are good only while the handler runs.
struct SseEvent {
    //! Empty where the stream named none (the standard's `message`).
    QByteArrayView type;
    QByteArrayView data;
    QByteArrayView id;
};

//! Splits a stream of server-sent events (WHATWG HTML, section 9.2.6) into events, from bytes cut anywhere. Pure; copies only what
//! is split between two reads. An event that the stream's end leaves without its blank line is never told, as the standard
//! has it.
class SseStreamParser final
{
public:
    using Handler = std::function<void(const SseEvent &event)>;

    //! The largest line, and the largest event, in bytes.
    static constexpr qsizetype largestEvent = 16 * 1024 * 1024;

    //! \return false where the bound is overrun; nothing more is told from then on.
    bool feed(QByteArrayView bytes, const Handler &handler);

    bool isOverrun() const { return m_overrun; }
    //! Milliseconds to wait before connecting again, where the stream said so.
    std::optional<int> retryMilliseconds() const { return m_retryMilliseconds; }
    //! Of the last event that is whole, with data or without.
    const QByteArray &lastEventId() const { return m_lastEventId; }

private:
    void endLine(QByteArrayView rest, const Handler &handler);
    void readLine(QByteArrayView line, const Handler &handler);
    void readField(QByteArrayView name, QByteArrayView value);
    void addData(QByteArrayView value);
    void dispatch(const Handler &handler);
    void keepPendingData();
    void checkBounds();

    //! The beginning of a line whose end has not arrived.
    QByteArray m_line;
    //! The event's data so far: `m_first` looks into the bytes being fed while there is one line only, else `m_data` has it.
    QByteArray m_data;
    QByteArrayView m_first;
    enum class Data { None, First, Kept } m_dataState = Data::None;
    QByteArray m_type;
    QByteArray m_lastEventId;
    //! As the event that is not whole yet has it.
    QByteArray m_eventId;
    std::optional<int> m_retryMilliseconds;
    bool m_atFirstLine = true;
    //! The last byte was a carriage return: a line feed that follows belongs to it.
    bool m_afterCarriageReturn = false;
    bool m_overrun = false;
};

} // namespace network
