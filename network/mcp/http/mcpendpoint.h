// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

namespace network {

//! How long a server's streams are waited for; times in milliseconds. A value.
struct McpPatience {
    //! Of the transport of 2024-11-05: until the server must have said where messages go.
    int opening = 30'000;
    //! Between attempts to have a stream that listens; the first wait is doubled up to the longest.
    int firstWait = 1'000;
    int longestWait = 60'000;
    //! Failures in a row after which that stream is left alone.
    int mostFailures = 10;
};

//! Where an MCP server is reached by HTTP, and what its configuration sends along with each request. A value.
struct McpEndpoint {
    QUrl url;
    model::Headers headers = {};
    //! Redacted from the record; see HttpRequest.
    QList<QByteArray> secrets = {};
    QList<QByteArray> secretNames = {};
    //! Cleartext to the host is allowed although it is not loopback.
    bool allowCleartext = false;
    McpPatience patience = {};
};

} // namespace network
