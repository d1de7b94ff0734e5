// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/transport/transport.h"

#include <QStringList>

#include <memory>
#include <variant>

namespace network {

class McpClient;

//! What a server said of itself when the connection was made.
struct McpServerInfo {
    McpProtocol protocol = {};
    QString name = {};
    QString title = {};
    QString version = {};
    //! How its tools are meant to be used; for the model.
    QString instructions = {};
    model::JsonText capabilities = {};

    bool has(QStringView capability) const { return capabilities.member(capability).has_value(); }
    //! Whether the capability has that member, and it is true.
    bool has(QStringView capability, QStringView member) const;
};

//! A server's request to the client: of a connection in the legacy era, within a result in the modern one.
struct McpServerRequest {
    QString method = {};
    model::JsonText params = {};
};

//! The modern era's result that is none yet: what the server must be told before it can give one (2026-07-28, multi round-trip requests).
struct McpInputRequired {
    //! By the keys under which the answers are sent.
    QList<std::pair<QString, McpServerRequest>> requests = {};
    //! To be sent back byte for byte; empty where there is none.
    model::JsonText state = {};
};

//! Keeps the client told of what changes at the server, for as long as it exists.
class McpListening
{
public:
    virtual ~McpListening() = default;
    //! The resources whose changes are wanted, all of them.
    virtual void setResources(const QStringList &uris) = 0;
    //! The server has begun a new session and knows nothing of what was wanted in the one before.
    virtual void renew() { }
};

//! What one era of the protocol does in its own way. Pure; nothing above the client knows which is spoken.
class McpEra
{
public:
    virtual ~McpEra() = default;

    virtual McpProtocol protocol() const = 0;
    //! The parameters as they are sent, with the metadata that each request has to have.
    virtual model::JsonText withMetadata(const model::JsonText &params, qint64 progressToken) const = 0;

    using Reply = std::variant<model::JsonText, McpInputRequired, model::Error>;
    virtual Reply readResult(const model::JsonText &result) const = 0;

    //! Whether a server may send requests of its own.
    virtual bool hasServerRequests() const = 0;
    //! Whether over HTTP a request is cancelled by closing its stream, rather than by a notification.
    virtual bool cancelsByClosing() const = 0;
    virtual std::unique_ptr<McpListening> listen(McpClient &client) const = 0;
};

//! `params` (an object, or empty) with these members in its `_meta`, beside or in the place of those that it has.
model::JsonText withMeta(const model::JsonText &params, const QList<std::pair<QString, model::JsonText>> &members);

//! This program, as each era has it sent: `{"name":…,"version":…}`.
model::JsonText mcpClientInfo();

} // namespace network
