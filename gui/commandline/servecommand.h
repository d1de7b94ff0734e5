// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/sendingcommand.h"

namespace network {
class McpHttpService;
class McpStdioService;
} // namespace network

namespace gui {

class AcpAgent;
class ProgramOffer;
class ServingPost;

//! `parlance serve-mcp --stdio | --http PORT`: offers conversations, models and tools to other programs until it is ended.
class ServeMcpCommand final : public SendingCommand
{
    Q_OBJECT

public:
    ServeMcpCommand(Workbench &workbench, Terminal &terminal);
    ~ServeMcpCommand() override;

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 0; }
    QStringList conversesIn(const QCommandLineParser &parser) const override { return folders(parser); }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    void servePipes();
    void serveHttp(quint16 port, bool json);
    void showInWindows(const QString &at);

    std::unique_ptr<ServingPost> m_post;
    std::unique_ptr<ProgramOffer> m_offer;
    std::unique_ptr<network::McpStdioService> m_pipes;
    std::unique_ptr<network::McpHttpService> m_http;
    int m_refused = 0;
};

//! `parlance serve-acp`: an agent for the editor that has started it.
class ServeAcpCommand final : public SendingCommand
{
    Q_OBJECT

public:
    ServeAcpCommand(Workbench &workbench, Terminal &terminal);
    ~ServeAcpCommand() override;

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 0; }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    std::unique_ptr<ServingPost> m_post;
    std::unique_ptr<AcpAgent> m_agent;
};

} // namespace gui
