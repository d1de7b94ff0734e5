// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/capturecommand.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/rehearsal/rehearsalserver.h"

#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostTold = 100;

bool isHttpAddress(const QString &text)
{
    return text.startsWith("http://"_L1, Qt::CaseInsensitive) || text.startsWith("https://"_L1, Qt::CaseInsensitive);
}

} // namespace

CaptureCommand::CaptureCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void CaptureCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"to"_s, tr("Where requests are passed on to: an address, or the name of a provider."), u"url|provider"_s});
    parser.addOption({u"port"_s, tr("The port on 127.0.0.1; 0 takes any that is free."), u"number"_s, u"0"_s});
    parser.addPositionalArgument(u"command"_s,
        tr("Instead of --to: a program that speaks MCP over its standard input and output, after --. It is started, and what it is told "
           "and "
           "says passes unchanged."),
        u"[-- COMMAND ARGUMENT…]"_s);
}

//! Only a provider's name is looked for in descriptors.
QString CaptureCommand::workspace(const QCommandLineParser &parser) const
{
    return parser.isSet(u"to"_s) && !isHttpAddress(parser.value(u"to"_s)) ? QDir::current().canonicalPath() : QString();
}

void CaptureCommand::start(const QCommandLineParser &parser)
{
    const QStringList vector = parser.positionalArguments();
    if (parser.isSet(u"to"_s) != vector.isEmpty()) {
        failUsage(tr("What is to be captured? Give --to with an address or a provider, or -- and a command."));
        return;
    }
    if (!vector.isEmpty()) {
        run(vector);
        return;
    }
    bool isPort = false;
    const ushort port = parser.value(u"port"_s).toUShort(&isPort);
    if (!isPort) {
        failUsage(tr("%1 is not a port.").arg(parser.value(u"port"_s)));
        return;
    }
    const auto place = target(parser.value(u"to"_s));
    if (!place)
        fail(place.error());
    else
        listen(*place, port, parser.isSet(u"json"_s));
}

void CaptureCommand::interrupt()
{
    if (m_program)
        m_program->end();
    m_server.reset();
    Q_EMIT finished(Committed);
}

model::Result<CaptureCommand::Target> CaptureCommand::target(const QString &given)
{
    if (isHttpAddress(given))
        return Target {QUrl(given, QUrl::StrictMode)};
    const network::Provider *provider = workbench().providers().find(given);
    if (!provider)
        return model::failure(model::ErrorCategory::Usage, tr("There is no provider named %1.").arg(given));
    if (provider->baseUrl.scheme() == "rehearsal"_L1)
        return workbench().rehearsal().start().map([](const QUrl &url) { return Target {url}; });
    if (!isHttpAddress(provider->baseUrl.toString()))
        return model::failure(
            model::ErrorCategory::Usage, tr("%1 has no address of its own that requests could be passed on to.").arg(given));
    return Target {provider->baseUrl, provider->allowCleartext};
}

void CaptureCommand::listen(const Target &target, quint16 port, bool json)
{
    m_server = std::make_unique<network::CaptureServer>(workbench().exchangeLog());
    connect(m_server.get(), &network::CaptureServer::refused, this, &CaptureCommand::tell);
    const auto url = m_server->start(target.url, target.allowCleartext, port);
    if (!url) {
        fail(url.error());
        return;
    }
    if (json) {
        model::JsonWriter writer;
        writer.beginObject().member(u"url", url->toString()).endObject();
        terminal().line(writer.text());
        return;
    }
    terminal().line(url->toString());
    terminal().note(
        tr("Give this to programs instead of %1. Whoever knows it can use it. Ctrl+C ends it; parlance exchanges lists what passed.")
            .arg(target.url.toString()));
}

void CaptureCommand::run(const QStringList &vector)
{
    network::ProcessCommand command;
    command.vector = vector;
    command.folder = QDir::currentPath();
    command.environment = QProcessEnvironment::systemEnvironment();
    command.limits = network::ProcessLimits::none();
    m_program = std::make_unique<network::ProgramCapture>(command, network::ProgramCapture::Ends(), workbench().exchangeLog(), nullptr);
    connect(m_program.get(), &network::ProgramCapture::failedToStart, this, [this, vector](const QString &why) {
        fail({model::ErrorCategory::Execution, tr("“%1” cannot be started: %2").arg(vector.first(), why)});
    });
    connect(m_program.get(), &network::ProgramCapture::told, this, &CaptureCommand::tell);
    connect(m_program.get(), &network::ProgramCapture::finished, this, &CaptureCommand::finished);
    m_program->start();
}

void CaptureCommand::tell(const QString &sentence)
{
    if (m_told.size() >= mostTold || m_told.contains(sentence))
        return;
    m_told.insert(sentence);
    terminal().note(u"parlance: "_s + sentence);
}

} // namespace gui
