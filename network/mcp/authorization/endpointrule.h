// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QUrl>

namespace network {

//! Why an address that a server named for signing in must not be used: neither https nor, where the MCP server itself is on this machine,
//! http to this machine; a name or a password in it; a fragment. A server elsewhere has no business on this machine's own ports.
std::optional<model::Error> refusalOfEndpoint(const QUrl &endpoint, const QUrl &server);

//! Scheme, host and port of an address, nothing else.
QUrl originOf(const QUrl &url);

} // namespace network
