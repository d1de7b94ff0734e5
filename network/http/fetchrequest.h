// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/addressguard.h"
#include "network/http/httprequest.h"

namespace network {

//! A request of a tool: what to send, where it may go, and how much of an answer is taken. A value.
struct FetchRequest {
    //! Where it connects to and what becomes of redirects is FetchJob's.
    HttpRequest http = {};
    AddressGuard guard = {};
    //! Bytes of the answer's body; a longer answer is an error.
    qint64 maximumBody = 4LL * 1024 * 1024;
};

//! A whole answer.
struct FetchedResponse {
    //! Where it came from, after any redirects.
    QUrl url;
    int status = 0;
    model::Headers headers = {};
    QByteArray body = {};
};

} // namespace network
