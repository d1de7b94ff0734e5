// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/servecommand.h"

#include "gui/commandline/converseoptions.h"
#include "gui/commandline/toolcommands.h"
#include "gui/serving/acp/acpagent.h"
#include "gui/serving/programoffer.h"
#include "gui/serving/servingpost.h"
#include "model/basics/workspacekind.h"
#include "model/schema/jsonwriter.h"
#include "network/mcp/serving/mcphttpservice.h"
#include "network/mcp/serving/mcpstdioservice.h"
#include "network/secrets/unguessable.h"

#include <unistd.h>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRefusalsTold = 100;

std::unique_ptr<ServingPost> postOf(Workbench &workbench)
{
    return std::make_unique<ServingPost>(ServingPost::folderOf(workbench.profile().data), workbench.questions(), nullptr);
}

} // namespace

ServeMcpCommand::ServeMcpCommand(Workbench &workbench, Terminal &terminal)
    : SendingCommand(workbench, terminal)
{
}

ServeMcpCommand::~ServeMcpCommand() = default;

void ServeMcpCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"stdio"_s, tr("Speak with the program that has started this one, over standard input and output.")});
    parser.addOption({u"http"_s, tr("Listen on 127.0.0.1; 0 takes any port that is free."), u"port"_s});
    ConverseOptions::declareSettings(parser);
}

void ServeMcpCommand::start(const QCommandLineParser &parser)
{
    if (parser.isSet(u"stdio"_s) == parser.isSet(u"http"_s)) {
        failUsage(tr("Give --stdio, or --http with a port."));
        return;
    }
    bool isPort = true;
    const ushort port = parser.isSet(u"http"_s) ? parser.value(u"http"_s).toUShort(&isPort) : ushort(0);
    if (!isPort) {
        failUsage(tr("%1 is not a port.").arg(parser.value(u"http"_s)));
        return;
    }
    const ConverseOptions options(parser, workbench());
    const auto endpoint = addEndpoint(parser).and_then([&] { return traceAsTold(parser); });
    const auto settings = endpoint ? options.settings(workbench().sessions().defaults()) : tl::make_unexpected(endpoint.error());
    if (!settings) {
        fail(settings.error());
        return;
    }
    for (const QString &sentence : BrokenEnsembles(workbench().ensembles()).faults() + model::workspaceWarnings(settings->folders))
        terminal().note(sentence);
    QStringList ensembles = parser.values(u"ensemble"_s);
    ensembles.removeAll(u"none"_s);
    whenConnected(parser, [this, port, ensembles, settings = *settings, json = parser.isSet(u"json"_s), isHttp = parser.isSet(u"http"_s)] {
        m_post = postOf(workbench());
        const auto isAlone = [post = m_post.get()] { return !post->isWatched(); };
        m_offer = std::make_unique<ProgramOffer>(workbench(), ProgramOffer::Picked {settings, ensembles, isAlone}, nullptr);
        if (isHttp)
            serveHttp(port, json);
        else
            servePipes();
    });
}

void ServeMcpCommand::servePipes()
{
    m_pipes = std::make_unique<network::McpStdioService>(*m_offer, STDIN_FILENO, STDOUT_FILENO, nullptr);
    connect(m_pipes.get(), &network::McpStdioService::finished, this, [this](const QString &why) {
        if (!why.isEmpty())
            terminal().note(u"parlance: "_s + why);
        Q_EMIT finished(why.isEmpty() ? Committed : Failed);
    });
    m_pipes->start();
    showInWindows({});
}

void ServeMcpCommand::showInWindows(const QString &at)
{
    ServedClients &clients = m_offer->clients();
    connect(&clients, &ServedClients::changed, m_post.get(), &ServingPost::tellClients);
    const auto end = [this] {
        m_offer->clients().stopAll();
        interrupt();
    };
    connect(m_post.get(), &ServingPost::endRequested, this, end, Qt::QueuedConnection);
    m_post->open({u"serve-mcp"_s, at, [&clients] { return clients.clients(); }, [&clients](const QString &work) { clients.stop(work); }});
}

void ServeMcpCommand::serveHttp(quint16 port, bool json)
{
    const QByteArray key = network::unguessable();
    m_http = std::make_unique<network::McpHttpService>(*m_offer, key, nullptr);
    connect(m_http.get(), &network::McpHttpService::refused, this, [this](const QString &why) {
        if (m_refused++ < mostRefusalsTold)
            terminal().note(u"parlance: "_s + why);
    });
    const auto url = m_http->start(port);
    if (!url) {
        fail(url.error());
        return;
    }
    showInWindows(url->toString());
    if (json) {
        model::JsonWriter writer;
        writer.beginObject().member(u"url", url->toString()).member(u"key", QString::fromLatin1(key)).endObject();
        terminal().line(writer.text());
        return;
    }
    terminal().line(url->toString());
    terminal().line(u"Authorization: Bearer "_s + QString::fromLatin1(key));
    terminal().note(tr("Give both to the program that is to use this. Ctrl+C ends it."));
}

void ServeMcpCommand::interrupt()
{
    m_pipes.reset();
    m_http.reset();
    Q_EMIT finished(Committed);
}

ServeAcpCommand::ServeAcpCommand(Workbench &workbench, Terminal &terminal)
    : SendingCommand(workbench, terminal)
{
}

ServeAcpCommand::~ServeAcpCommand() = default;

void ServeAcpCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    ConverseOptions::declareSettings(parser);
}

void ServeAcpCommand::start(const QCommandLineParser &parser)
{
    const ConverseOptions options(parser, workbench());
    const auto endpoint = addEndpoint(parser).and_then([&] { return traceAsTold(parser); });
    const auto settings = endpoint ? options.settings(workbench().sessions().defaults()) : tl::make_unexpected(endpoint.error());
    if (!settings) {
        fail(settings.error());
        return;
    }
    for (const QString &sentence : BrokenEnsembles(workbench().ensembles()).faults())
        terminal().note(sentence);
    m_post = postOf(workbench());
    m_agent = std::make_unique<AcpAgent>(workbench(), *settings, STDIN_FILENO, STDOUT_FILENO, nullptr);
    m_agent->setWatched([post = m_post.get()] { return post->isWatched(); });
    connect(m_agent.get(), &AcpAgent::finished, this, [this](const QString &why) {
        if (!why.isEmpty())
            terminal().note(u"parlance: "_s + why);
        Q_EMIT finished(why.isEmpty() ? Committed : Failed);
    });
    m_agent->start();
    connect(m_agent.get(), &AcpAgent::clientsChanged, m_post.get(), &ServingPost::tellClients);
    connect(m_post.get(), &ServingPost::endRequested, this, &ServeAcpCommand::interrupt, Qt::QueuedConnection);
    m_post->open({u"serve-acp"_s, {}, [agent = m_agent.get()] { return agent->clients(); },
        [agent = m_agent.get()](const QString &work) { agent->stop(work); }});
}

void ServeAcpCommand::interrupt()
{
    m_agent.reset();
    Q_EMIT finished(Committed);
}

} // namespace gui
