// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <memory>

namespace network {

//! Unpacks an answer as it arrives: `gzip` and `deflate` (RFC 9110 §8.4.1; the latter also without zlib's head, as some servers send
//! it), which some send although they are asked for nothing of the kind. Never makes more than it is told to take. Wraps zlib.
class ContentDecoder final
{
    Q_DISABLE_COPY_MOVE(ContentDecoder)

public:
    enum class State { Going, Complete, Broken, TooLong };

    //! `encoding` is the value of Content-Encoding, in any case.
    static bool knows(const QByteArray &encoding);

    //! `most` bytes in all; a longer content is TooLong, and what has been unpacked of it ends there.
    explicit ContentDecoder(qint64 most);
    ~ContentDecoder();

    //! What these bytes give; nothing once it is Broken or TooLong.
    QByteArray feed(const QByteArray &bytes);
    //! Complete where the content may end with what has been fed.
    State state() const { return m_state; }

private:
    struct Stream;
    bool begin();
    QByteArray unpack();

    const std::unique_ptr<Stream> m_stream;
    qint64 m_left;
    //! What has not been unpacked: until it is known how it begins, all of it.
    QByteArray m_pending;
    State m_state = State::Going;
};

} // namespace network
