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

//! The stateful protocol, from 2024-11-05 to 2025-11-25: a handshake, requests in both directions, notifications at any time.
class LegacyEra final : public McpEra
{
public:
    //! Newest first.
    static const QList<QByteArray> &versions();

    //! `version` is one of versions().
    explicit LegacyEra(QByteArray version)
        : m_protocol {std::move(version)}
    {
    }

    //! The parameters of `initialize`.
    static model::JsonText introduction();
    //! \return an Execution error where it is no answer to `initialize`, or names a version that is not spoken here.
    static model::Result<McpServerInfo> readIntroduction(const model::JsonText &result);

    McpProtocol protocol() const override { return m_protocol; }
    model::JsonText withMetadata(const model::JsonText &params, qint64 progressToken) const override;
    Reply readResult(const model::JsonText &result) const override { return result; }
    bool hasServerRequests() const override { return true; }
    bool cancelsByClosing() const override { return false; }
    std::unique_ptr<McpListening> listen(McpClient &client) const override;

private:
    const McpProtocol m_protocol;
};

//! What the members `name`, `title` and `version` of an implementation's information say.
void readImplementation(const model::JsonText &implementation, McpServerInfo &info);

//! The stateless protocol of 2026-07-28: no handshake, metadata in each request, what the server wants to know as a result of its own,
//! changes on a stream that is asked for.
class ModernEra final : public McpEra
{
public:
    //! \return an Execution error where it is no answer to `server/discover`, or the server speaks no revision that is spoken here.
    static model::Result<McpServerInfo> readDiscovery(const model::JsonText &result);

    McpProtocol protocol() const override { return {McpProtocol::modern.toByteArray()}; }
    model::JsonText withMetadata(const model::JsonText &params, qint64 progressToken) const override;
    Reply readResult(const model::JsonText &result) const override;
    bool hasServerRequests() const override { return false; }
    bool cancelsByClosing() const override { return true; }
    std::unique_ptr<McpListening> listen(McpClient &client) const override;
};

} // namespace network
