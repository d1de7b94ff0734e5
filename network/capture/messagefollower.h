// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QVarLengthArray>

#include <array>

namespace network {

//! Follows one direction of an HTTP/1.1 connection (RFC 9112) whose bytes pass by, and tells where a head, a body and a message end. Keeps
//! no more than a head, or a line of the framing; so bodies may have any length. A value; one message after the other by begin().
class MessageFollower
{
public:
    enum class Role { Request, Response };
    enum class State {
        //! Its head is not whole.
        Head,
        //! A head that announces another (100 Continue, 103): the next one follows by begin().
        Interim,
        Body,
        Done,
        //! From here on it is another protocol (101).
        Switched,
        //! No HTTP, or one that two readers may read in two ways; nothing more is told of it.
        Broken,
        TooLarge,
    };
    //! In bytes.
    static constexpr qsizetype largestHead = 256 * 1024;

    explicit MessageFollower(Role role)
        : m_role(role)
    {
    }

    //! A new message. `method`: of the request that a response answers.
    void begin(const QByteArray &method = {});
    //! Takes bytes up to the end of the head, else up to the end of the message. \return how many were taken.
    qsizetype feed(QByteArrayView bytes);
    //! The connection has ended. \return whether the message is whole by that.
    bool endsWhole() const { return m_state == State::Done || (m_state == State::Body && m_framing == Framing::UntilEnd); }

    State state() const { return m_state; }
    //! Byte for byte, with the empty line.
    const QByteArray &head() const { return m_head; }
    //! Of the first line the first, second or third word, from 0, of which a response's third may be several; empty where the head is not
    //! whole. As long as this is, and its head.
    QByteArrayView word(int number) const { return viewOf(m_words[size_t(number)]); }
    //! Made when asked for, since the way of a request is not to wait for it.
    model::Headers headers() const;
    //! All that a header says, in the order in which it is said.
    QList<QByteArrayView> values(QByteArrayView name) const;
    //! Of a response.
    int status() const { return m_status; }
    //! What of the bytes fed was content, without chunks' lines and trailers.
    QByteArray takeContent() { return std::exchange(m_content, {}); }

private:
    enum class Framing { None, Length, Chunked, UntilEnd };
    enum class Chunk { Size, Data, DataEnd, Trailer };
    //! A part of the head.
    struct Span {
        qsizetype at = 0;
        qsizetype size = 0;
    };
    //! A value that goes on in further lines has their ends in it.
    struct HeaderLine {
        Span name;
        Span value;
    };

    qsizetype feedHead(QByteArrayView bytes);
    void readHead();
    bool readLines();
    bool readFirstLine(QByteArrayView line);
    bool readHeader(Span line);
    void readFraming();
    bool readLength(const QList<QByteArrayView> &lengths);
    QByteArrayView viewOf(Span span) const { return QByteArrayView(m_head).sliced(span.at, span.size); }
    qsizetype feedBody(QByteArrayView bytes);
    qsizetype feedChunks(QByteArrayView bytes);
    //! \return how many bytes belong to the line that is begun; m_line has it whole where m_hasLine.
    qsizetype feedLine(QByteArrayView bytes);
    void endLine();
    void readSize(QByteArrayView line);

    Role m_role;
    State m_state = State::Head;
    Framing m_framing = Framing::None;
    Chunk m_chunk = Chunk::Size;
    QByteArray m_method;
    QByteArray m_head;
    std::array<Span, 3> m_words = {};
    QVarLengthArray<HeaderLine, 16> m_lines;
    int m_status = 0;
    //! Of the body, or of the chunk.
    qint64 m_left = 0;
    QByteArray m_line;
    bool m_hasLine = false;
    QByteArray m_content;
};

} // namespace network
