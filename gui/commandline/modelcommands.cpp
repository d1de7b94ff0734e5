// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/modelcommands.h"

#include "gui/workbench/foundservers.h"
#include "gui/workbench/keylessproviders.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"
#include "network/process/processhost.h"
#include "network/providers/catalog/modellists.h"
#include "network/providers/catalog/serverfinder.h"
#include "network/providers/contract/toolcallbook.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

void writeControl(model::JsonWriter &writer, const network::ModelControl &control)
{
    writer.beginObject().member(u"name", control.name).member(u"label", control.label);
    if (control.minimum)
        writer.key(u"minimum").number(*control.minimum);
    if (control.maximum)
        writer.key(u"maximum").number(*control.maximum);
    if (!control.standard.isEmpty())
        writer.member(u"default", control.standard);
    if (!control.options.isEmpty()) {
        writer.key(u"options").beginArray();
        for (const network::ModelControl::Option &option : control.options)
            writer.splice(option.value);
        writer.endArray();
    }
    writer.endObject();
}

//! How it has called tools by contract so far, where it has.
void writeFigures(model::JsonWriter &writer, const network::ToolCallBook::Figures &figures)
{
    if (figures.printsCalls)
        writer.flag(u"prints-calls", true);
    if (figures.isEmpty())
        return;
    writer.key(u"contract-calls").beginObject().member(u"valid", figures.valid).member(u"repaired", figures.repaired);
    writer.member(u"failed", figures.failed).endObject();
}

model::JsonText json(const network::Provider &provider, const network::ModelEntry &model, const network::ToolCallBook::Figures &figures,
    const QString &missingKey)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"model", model::ModelAddress {provider.name, model.name}.toString()).member(u"title", model.title);
    writer.member(u"context", model.context).member(u"max-output", model.longestOutput).flag(u"tools", model.tools);
    writer.member(u"tool-calling", toWire(model.toolCalling.value_or(provider.toolCalling)));
    if (!missingKey.isEmpty())
        writer.member(u"missing-key", missingKey);
    writeFigures(writer, figures);
    writer.key(u"controls").beginArray();
    for (const network::ModelControl &control : model.controls)
        writeControl(writer, control);
    return writer.endArray().endObject().text();
}

} // namespace

ModelsCommand::ModelsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ModelsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"provider"_s, tr("Only of this provider, whose endpoint is asked for its models."), u"name"_s});
    parser.addOption({u"find"_s, tr("Look for servers on the usual ports of this machine instead.")});
    parser.addOption({u"agents"_s, tr("Show which agents of other programs are on this machine instead.")});
    parser.addOption({u"port"_s, tr("With --find: look at this port instead of the usual ones; may be given several times."), u"number"_s});
    parser.addOption({u"keep"_s, tr("With --find: keep what is found as descriptors.")});
}

void ModelsCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    if (parser.isSet(u"find"_s)) {
        find(parser);
        return;
    }
    if (parser.isSet(u"agents"_s)) {
        workbench().processHost().find(this, [this] { printAgents(); });
        return;
    }
    const QString wanted = parser.value(u"provider"_s);
    if (wanted.isEmpty()) {
        lookForKeys(wanted);
        return;
    }
    if (!workbench().providers().find(wanted)) {
        failUsage(tr("There is no provider named %1.").arg(wanted));
        return;
    }
    workbench().modelLists().refresh(wanted, this, [this, wanted](const model::Result<void> &refreshed) {
        if (!refreshed)
            terminal().note(tr("Its own list could not be fetched: %1").arg(refreshed.error().message));
        lookForKeys(wanted);
    });
}

void ModelsCommand::lookForKeys(const QString &wanted)
{
    QList<network::Provider> providers = workbench().providers().providers();
    providers.removeIf([&wanted](const network::Provider &provider) { return !wanted.isEmpty() && provider.name != wanted; });
    m_keyless = new KeylessProviders(workbench().keychain(), this);
    connect(m_keyless, &KeylessProviders::looked, this, [this, providers] { print(usableFirst(providers, m_keyless->names())); });
    m_keyless->look(providers);
}

void ModelsCommand::print(const QList<network::Provider> &providers)
{
    for (const network::Provider &provider : providers) {
        for (const network::ModelEntry &model : provider.models)
            print(provider, model);
    }
    Q_EMIT finished(Committed);
}

void ModelsCommand::print(const network::Provider &provider, const network::ModelEntry &model)
{
    const model::ModelAddress address {provider.name, model.name};
    const network::ToolCallBook::Figures figures = workbench().toolCallBook().of(address);
    const bool lacksKey = m_keyless->names().contains(provider.name);
    if (m_json) {
        terminal().line(json(provider, model, figures, lacksKey ? provider.keyName : QString()));
        return;
    }
    const auto tokens = [](qint64 number) { return number > 0 ? QString::number(number) : u"-"_s; };
    QString told = figures.isEmpty() ? QString() : u"  ("_s + figures.inWords() + u')';
    if (lacksKey)
        told += u"  "_s + tr("(needs the key %1)").arg(provider.keyName);
    terminal().line(u"%1  %2  %3  %4"_s.arg(address.toString().leftJustified(44), tokens(model.context).rightJustified(8),
                        tokens(model.longestOutput).rightJustified(7), model.title)
        + told);
}

void ModelsCommand::printAgents()
{
    for (const network::ProviderCatalog::KnownAgent &agent : workbench().providers().agents()) {
        if (m_json) {
            model::JsonWriter writer;
            writer.beginObject().member(u"provider", agent.name).member(u"title", agent.title).member(u"program", agent.program);
            terminal().line(writer.flag(u"found", !agent.program.isEmpty()).endObject().text());
        } else {
            const QString where = agent.program.isEmpty() ? tr("%1 is not on this machine").arg(agent.command.value(0)) : agent.program;
            terminal().line(u"%1  %2"_s.arg(agent.name.leftJustified(20), model::visibleLine(where)));
        }
    }
    Q_EMIT finished(Committed);
}

void ModelsCommand::find(const QCommandLineParser &parser)
{
    QList<network::ServerFinder::Place> places;
    for (const QString &port : parser.values(u"port"_s)) {
        const uint number = port.toUInt();
        if (number == 0 || number > 65535) {
            failUsage(tr("“%1” is not a port.").arg(port));
            return;
        }
        places.append({quint16(number), u"local-%1"_s.arg(number), tr("Server on port %1").arg(number)});
    }
    auto *finder = new network::ServerFinder(
        workbench().httpClient(), workbench().keychain(), this, places.isEmpty() ? network::ServerFinder::usualPlaces() : places);
    connect(finder, &network::ServerFinder::succeeded, this,
        [this, keep = parser.isSet(u"keep"_s)](const QList<network::Provider> &servers) { found(servers, keep); });
}

void ModelsCommand::found(const QList<network::Provider> &servers, bool keep)
{
    if (servers.isEmpty())
        terminal().note(tr("No server answered."));
    bool isWell = true;
    for (const network::Provider &server : servers)
        isWell = printServer(server, keep) && isWell;
    Q_EMIT finished(isWell ? Committed : Failed);
}

bool ModelsCommand::printServer(const network::Provider &server, bool keep)
{
    const model::Result<KeptServer> kept = keep ? keepServer(workbench().descriptors(), server) : KeptServer();
    if (!m_json) {
        terminal().line(u"%1  %2"_s.arg(server.baseUrl.toString().leftJustified(40), server.title));
        for (const network::ModelEntry &model : server.models)
            terminal().line(u"  "_s + model.name);
    } else {
        model::JsonWriter writer;
        writer.beginObject().member(u"provider", server.name).member(u"title", server.title).member(u"base-url", server.baseUrl.toString());
        writer.key(u"models").beginArray();
        for (const network::ModelEntry &model : server.models)
            writer.string(model.name);
        writer.endArray().member(u"kept", kept.value_or(KeptServer()).path).endObject();
        terminal().line(writer.text());
    }
    if (!kept)
        terminal().error(kept.error());
    return kept.has_value();
}

RehearseCommand::RehearseCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void RehearseCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"port"_s, tr("The port on 127.0.0.1; 0 takes any that is free."), u"number"_s, u"0"_s});
    parser.addPositionalArgument(u"scenario"_s,
        tr("A scenario descriptor, or a cassette (NAME.jsonl, or an HTTP Archive, NAME.har); without one, the scenario that is shipped."),
        u"[SCENARIO.toml]"_s);
}

void RehearseCommand::start(const QCommandLineParser &parser)
{
    bool valid = false;
    const ushort port = parser.value(u"port"_s).toUShort(&valid);
    if (!valid) {
        failUsage(tr("%1 is not a port.").arg(parser.value(u"port"_s)));
        return;
    }
    m_server = std::make_unique<network::RehearsalServer>(parser.positionalArguments().value(0));
    const auto url = m_server->start(port);
    if (!url) {
        fail(url.error());
        return;
    }
    terminal().line(url->toString());
}

} // namespace gui
