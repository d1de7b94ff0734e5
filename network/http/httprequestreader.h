// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

namespace network {

//! A request as it came in. A value.
struct IncomingRequest {
    QByteArray method;
    //! Path with its query.
    QByteArray target;
    model::Headers headers;
    QByteArray body;

    //! Without its query.
    QByteArray path() const { return target.split('?').first(); }
    //! The value of a header, its name in any case; of several the first.
    QByteArray header(QByteArrayView name) const;
    //! For whom it is; empty where it names nobody, or several (RFC 9112, 3.2).
    QByteArray host() const;
};

//! Reads HTTP/1.1 requests (RFC 9112) from the bytes of a connection, one after the other, for whatever listens on this machine.
class HttpRequestReader
{
public:
    enum class State {
        Incomplete,
        Complete,
        //! This is no HTTP, or is too large; nothing more can be read after either.
        Broken,
        TooLarge,
    };
    //! In bytes.
    struct Bounds {
        qsizetype head = 64 * 1024;
        qint64 body = 64 * 1024 * 1024;
    };

    HttpRequestReader()
        : HttpRequestReader(Bounds())
    {
    }
    explicit HttpRequestReader(const Bounds &bounds)
        : m_bounds(bounds)
    {
    }

    //! Takes more bytes. \return Complete once a request can be taken.
    State append(QByteArrayView bytes);
    //! The request that is complete; bytes after it stay for the next. append({}) then tells whether that is there already.
    IncomingRequest take();
    //! Whether the client waits for `100 Continue`; once for each request.
    bool takeExpectation();

private:
    State readHead();
    State readBody();
    State readChunks();

    Bounds m_bounds;
    QByteArray m_buffer;
    bool m_hasHead = false;
    bool m_isChunked = false;
    bool m_expects = false;
    qint64 m_length = 0;
    qsizetype m_at = 0;
    IncomingRequest m_request;
};

} // namespace network
