// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"
#include "network/mcp/server.h"

#include <optional>

namespace invocables {

//! Reads how an ensemble's MCP server is reached from the `[connection]` of its descriptor. What is wrong is a diagnostic.
class ConnectionReader
{
public:
    ConnectionReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    //! `name`: the ensemble's. \return nothing where something is wrong with it.
    std::optional<network::McpServer> read(const model::DescriptorValue &connection, const QString &name);
    //! Whether what is sent to a host stays on this machine, so that it needs no encryption.
    static bool isOfThisMachine(const QString &host);

private:
    using Settings = QList<network::McpServer::Setting>;

    void checkKeys(const model::DescriptorValue &connection, const QString &transport);
    void readProgram(const model::DescriptorValue &connection, network::McpServer &server);
    void readAddress(const model::DescriptorValue &connection, network::McpServer &server);
    void readSignIn(const model::DescriptorValue &table, network::McpServer &server);
    Settings readHeaders(const model::DescriptorValue &table);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
