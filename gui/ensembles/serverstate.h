// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/server.h"

#include <QString>

namespace invocables {
class McpEnsemble;
}

namespace gui {

//! How an ensemble's MCP server stands, in words for the person. A value.
struct ServerState {
    enum class Tone { Quiet, Good, Warning };

    Tone tone = Tone::Quiet;
    //! One word, or a few: `ready`, `restarting in 4 s`.
    QString word = {};
    //! Nothing that a person must see: it is off, or all is well.
    bool isCalm = true;
    //! Why it is not ready; empty where there is no reason.
    QString reason = {};
    //! What the server is and speaks, one line each, as far as is known.
    QString detail = {};

    bool operator==(const ServerState &) const = default;

    static ServerState of(invocables::McpEnsemble &server);
};

//! `stdio`, `HTTP`.
QString transportName(const network::McpServer &server);
//! What all recorded exchanges with a server have in common: scheme, host and port.
QUrl exchangesOf(const network::McpServer &server);

} // namespace gui
