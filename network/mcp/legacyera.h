// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/era.h"

namespace network {

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

} // namespace network
