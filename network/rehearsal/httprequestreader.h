// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/responder.h"

namespace network {

//! Reads HTTP/1.1 requests (RFC 9112) from the bytes of a connection, one after the other. Bounds: 64 KiB of head, 64 MiB of body.
class HttpRequestReader
{
public:
    enum class State {
        Incomplete,
        Complete,
        //! This is no HTTP, or is too large; nothing more can be read.
        Broken,
    };

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

    QByteArray m_buffer;
    bool m_hasHead = false;
    bool m_isChunked = false;
    bool m_expects = false;
    qint64 m_length = 0;
    qsizetype m_at = 0;
    IncomingRequest m_request;
};

} // namespace network
