// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/cassette.h"

class QUrl;

namespace network {

//! What was posted to an MCP server of 2024-11-05 (HTTP with server-sent events) at this address, each request with the answer that the
//! server's stream has brought, as exchanges with a program of this name (see CassetteTransport): played as it was recorded, the stream
//! would bring the answers before anybody has asked.
Cassette answersOfStreams(const Cassette &tape, const QString &server, const QUrl &address);

} // namespace network
