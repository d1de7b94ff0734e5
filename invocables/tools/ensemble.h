// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"
#include "model/conversation/guardsettings.h"
#include "model/text/diagnostic.h"
#include "network/mcp/server.h"

#include <optional>

namespace invocables {

//! What a person's descriptor says of one tool of a server, over what the server says of it. A value.
struct ToolOverride {
    //! As the server calls it.
    QString tool;
    //! Where its name stands.
    model::TextPosition position = {};
    bool enabled = true;
    QStringList aliases = {};
    //! Empty for the server's own.
    QString description = {};
    Policies policies = {};
    ResultFormat format = {};
};

enum class ConnectionState { NotNeeded, Disconnected, Connecting, Connected, Failed };

//! A named group of invokers with defaults, as its descriptor says. A value; see EnsembleCatalog.
struct Ensemble {
    QString name;
    QString title;
    QString description;
    bool enabled = true;
    //! A model is not told of its tools before it has looked for them; see DeferredTools.
    bool isDeferred = false;
    QList<InvokerPointer> invokers;
    //! Of an ensemble that lives on an MCP server: how that is reached, what holds for its tools, and what holds for some of them.
    std::optional<network::McpServer> server = {};
    Policies defaults = {};
    //! What it says of the limits of turns that have it on.
    model::GuardSettings limits = {};
    QList<ToolOverride> overrides = {};
    ConnectionState connection = ConnectionState::NotNeeded;
    //! Why it is not connected, for the person; empty where all is well.
    model::Wording connectionReason = {};
    //! The descriptor, and what is wrong with it (what is wrong spoils only the invoker that it is in).
    QString path;
    model::Diagnostics diagnostics;
};

} // namespace invocables
