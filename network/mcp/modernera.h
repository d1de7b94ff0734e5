// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/era.h"

namespace network {

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
