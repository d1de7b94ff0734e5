// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

namespace network {

//! Where an MCP server is reached by HTTP, and what its configuration sends along with each request. A value.
struct McpEndpoint {
    QUrl url;
    model::Headers headers = {};
    //! Redacted from the record; see HttpRequest.
    QList<QByteArray> secrets = {};
    QList<QByteArray> secretNames = {};
    //! Cleartext to the host is allowed although it is not loopback.
    bool allowCleartext = false;
};

} // namespace network
