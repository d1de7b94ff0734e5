// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/modelscommand.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/modellists.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

void write(model::JsonWriter &writer, const network::ModelControl &control)
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

model::JsonText json(const network::Provider &provider, const network::ModelEntry &model, const network::ToolCallBook::Figures &figures)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"model", model::ModelAddress {provider.name, model.name}.toString()).member(u"title", model.title);
    writer.member(u"context", model.context).member(u"max-output", model.maximumOutput).flag(u"tools", model.tools);
    writer.member(u"tool-calling", toWire(model.toolCalling.value_or(provider.toolCalling)));
    writeFigures(writer, figures);
    writer.key(u"controls").beginArray();
    for (const network::ModelControl &control : model.controls)
        write(writer, control);
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
}

void ModelsCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    const QString wanted = parser.value(u"provider"_s);
    if (wanted.isEmpty()) {
        print(wanted);
        return;
    }
    if (!workbench().providers().find(wanted)) {
        failUsage(tr("There is no provider named %1.").arg(wanted));
        return;
    }
    workbench().modelLists().refresh(wanted, this, [this, wanted](const model::Result<void> &refreshed) {
        if (!refreshed)
            terminal().note(tr("Its own list was not to be had: %1").arg(refreshed.error().message));
        print(wanted);
    });
}

void ModelsCommand::print(const QString &wanted)
{
    for (const network::Provider &provider : workbench().providers().providers()) {
        if (!wanted.isEmpty() && provider.name != wanted)
            continue;
        for (const network::ModelEntry &model : provider.models)
            print(provider, model);
    }
    Q_EMIT finished(Committed);
}

void ModelsCommand::print(const network::Provider &provider, const network::ModelEntry &model)
{
    const model::ModelAddress address {provider.name, model.name};
    const network::ToolCallBook::Figures figures = workbench().toolCallBook().of(address);
    if (m_json) {
        terminal().line(json(provider, model, figures));
        return;
    }
    const auto tokens = [](qint64 number) { return number > 0 ? QString::number(number) : u"-"_s; };
    const QString told = figures.isEmpty() ? QString() : u"  ("_s + figures.inWords() + u')';
    terminal().line(u"%1  %2  %3  %4"_s.arg(address.toString(), -44).arg(tokens(model.context), 8).arg(tokens(model.maximumOutput), 7).arg(model.title)
        + told);
}

} // namespace gui
