// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/agentscommand.h"

#include "invocables/agents/toolbinder.h"
#include "model/schema/jsonwriter.h"

namespace gui {

using namespace Qt::StringLiterals;
using invocables::BoundTool;
using model::AgentEntry;

namespace {

QString formOf(const AgentEntry &entry)
{
    return entry.form == AgentEntry::Form::Gram ? u"gram"_s : u"toml"_s;
}

void write(model::JsonWriter &writer, const BoundTool &tool)
{
    writer.beginObject().member(u"name", tool.specification.name);
    if (!tool.specification.signature.isEmpty())
        writer.member(u"signature", tool.specification.signature);
    if (!tool.boundTo.isEmpty())
        writer.member(u"bound-to", tool.boundTo);
    if (!tool.fault.isEmpty())
        writer.member(u"fault", tool.fault);
    writer.key(u"warnings").beginArray();
    for (const QString &warning : tool.warnings)
        writer.string(warning);
    writer.endArray().endObject();
}

model::JsonText toJson(const AgentEntry &entry, const QList<BoundTool> &tools)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", entry.name).member(u"title", entry.title).member(u"description", entry.description);
    writer.member(u"path", entry.path).member(u"form", formOf(entry)).flag(u"character", entry.isCharacter).flag(u"listed", entry.isListed);
    if (entry.isCharacter)
        writer.member(u"character-name", entry.characterName);
    writer.member(u"state", model::toWire(entry.state)).member(u"model", entry.part ? entry.part->model.toString() : QString());
    writer.key(u"tools").beginArray();
    for (const BoundTool &tool : tools)
        write(writer, tool);
    writer.endArray().key(u"diagnostics").beginArray();
    for (const model::Diagnostic &diagnostic : entry.diagnostics)
        writer.string(diagnostic.toString());
    writer.endArray().key(u"faults").beginArray();
    for (const model::CharacterFault &fault : entry.faults)
        writer.beginObject().member(u"type", fault.type).member(u"field", fault.field).member(u"text", fault.text).flag(u"error", fault.isError).endObject();
    writer.endArray().endObject();
    return writer.text();
}

} // namespace

AgentsCommand::AgentsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void AgentsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    parser.addOption({u"all"_s, tr("Also the characters that are not listed (good = false).")});
    parser.addOption({u"library"_s,
        tr("Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name."), u"library"_s});
}

void AgentsCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    m_all = parser.isSet(u"all"_s);
    if (parser.isSet(u"library"_s)) {
        const auto library = workbench().libraries().libraryFor(parser.value(u"library"_s));
        if (!library) {
            fail(library.error());
            return;
        }
        m_library = *library;
    }
    // An agent's tools may be those of a server, which tells of them when it is connected.
    workbench().invocations().prepare({{}, {QDir::current().canonicalPath()}, {}}, this,
        [this](const QStringList &ensembles) { terminal().note(tr("… waiting for %1").arg(ensembles.join(u", "_s))); }, [this] { show(); });
}

void AgentsCommand::show()
{
    for (const AgentEntry &entry : workbench().agents().entries()) {
        if (!entry.isListed && !m_all)
            continue;
        const QList<model::ToolSpecification> specified = entry.part ? entry.part->tools : QList<model::ToolSpecification>();
        const QList<BoundTool> tools = invocables::ToolBinder::bind(specified, m_library ? &*m_library : nullptr, *workbench().ensembles().tools());
        if (m_json) {
            terminal().line(toJson(entry, tools));
            continue;
        }
        const QString model = entry.part && !entry.part->model.isEmpty() ? entry.part->model.toString() : u"-"_s;
        terminal().line(u"%1  %2  %3  %4"_s.arg(entry.name, -28).arg(model::toWire(entry.state), -18).arg(model, -24).arg(entry.description));
        for (const BoundTool &tool : tools)
            terminal().line(u"  %1  %2"_s.arg(tool.specification.name, -26).arg(tool.fault.isEmpty() ? tool.boundTo : tr("not bound: %1").arg(tool.fault)));
        for (const model::Diagnostic &diagnostic : entry.diagnostics)
            terminal().line(u"  "_s + diagnostic.toString());
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
