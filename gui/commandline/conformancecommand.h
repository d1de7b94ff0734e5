// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "network/mcp/client.h"

namespace network {
class ConsentAgent;
class OAuthAuthorizer;
class SignInStore;
} // namespace network

namespace gui {

//! `parlance conformance URL`: the MCP client without a window, driven as the official conformance suite drives clients: goes through all
//! that the server at that address offers, consents to whatever it asks with its own defaults, and ends. Nothing of it is kept.
class ConformanceCommand final : public Command, private network::McpHost
{
    Q_OBJECT

public:
    ConformanceCommand(Workbench &workbench, Terminal &terminal);
    ~ConformanceCommand() override;

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;

private:
    QStringList roots() const override { return {}; }
    void elicit(const network::McpElicitation &elicitation, QObject *context,
        std::function<void(const network::McpElicitationAnswer &)> done) override;

    void connectTo(const QUrl &url, const model::JsonText &context);
    void tour(const model::JsonText &calls);
    void end(int status);

    std::unique_ptr<network::SignInStore> m_signIns;
    std::unique_ptr<network::ConsentAgent> m_consent;
    std::unique_ptr<network::OAuthAuthorizer> m_authorizer;
    network::McpClient *m_client = nullptr;
};

} // namespace gui
