// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/agentscommand.h"

#include "invocables/agents/toolbinder.h"
#include "model/agents/agenttoml.h"
#include "model/gram/gramparser.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "model/schema/jsonwriter.h"

#include <QFile>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::BoundTool;
using model::AgentEntry;

namespace {

QString formOf(const AgentEntry &entry)
{
    return entry.form == AgentEntry::Form::Gram ? u"gram"_s : u"toml"_s;
}

void writeTool(model::JsonWriter &writer, const BoundTool &tool)
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

model::JsonText agentJson(const AgentEntry &entry, const QList<BoundTool> &tools)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", entry.name).member(u"title", entry.title).member(u"description", entry.description);
    writer.member(u"path", entry.path).member(u"form", formOf(entry)).flag(u"character", entry.isCharacter).flag(u"listed", entry.isListed);
    if (entry.isCharacter)
        writer.member(u"character-name", entry.characterName);
    writer.member(u"state", model::toWire(entry.state)).member(u"model", entry.part ? entry.part->model.toString() : QString());
    writer.flag(u"compiled", entry.isCompiled).key(u"tools").beginArray();
    for (const BoundTool &tool : tools)
        writeTool(writer, tool);
    writer.endArray().key(u"diagnostics").beginArray();
    for (const model::Diagnostic &diagnostic : entry.diagnostics)
        writer.string(diagnostic.toString());
    writer.endArray().key(u"faults").beginArray();
    for (const model::CharacterFault &fault : entry.faults)
        writer.beginObject()
            .member(u"type", fault.type)
            .member(u"field", fault.field)
            .member(u"text", fault.text)
            .flag(u"error", fault.isError)
            .endObject();
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
    parser.addOption({u"as"_s, tr("Write the agent that is named as gram or as toml, with the changes that are asked for."), tr("form")});
    parser.addOption({u"set"_s, tr("With --as: another name, title, description, model or instruction, or @FILE with it; may be repeated."),
        tr("key=value")});
    parser.addOption({u"remove"_s, tr("With --as: leave this tool out; may be repeated."), tr("tool")});
    parser.addOption(
        {u"add"_s, tr("With --as: the tool specifications of this text in gram too, in place of those of the same names; may be repeated."),
            tr("file")});
    parser.addPositionalArgument(u"agent"_s, tr("With --as: its name, or FILE, or FILE#NAME."), u"[AGENT]"_s);
    parser.addOption({u"library"_s,
        tr("Bind the tools from this tool library: its name, or FILE. Without it, from every ensemble, by name."), u"library"_s});
}

void AgentsCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    m_all = parser.isSet(u"all"_s);
    const bool isChange = parser.isSet(u"set"_s) || parser.isSet(u"remove"_s) || parser.isSet(u"add"_s);
    if (parser.isSet(u"as"_s)) {
        const auto written = writtenAgent(parser);
        if (!written) {
            fail(written.error());
            return;
        }
        terminal().write(*written);
        Q_EMIT finished(Committed);
        return;
    }
    if (isChange || !parser.positionalArguments().isEmpty()) {
        failUsage(tr("An agent is written, and changed, with --as gram or --as toml."));
        return;
    }
    if (parser.isSet(u"library"_s)) {
        const auto library = workbench().libraries().libraryFor(parser.value(u"library"_s));
        if (!library) {
            fail(library.error());
            return;
        }
        m_library = *library;
        if (!workbench().libraries().find(parser.value(u"library"_s)))
            workbench().libraries().useFile(*library);
    }
    // An agent's tools may be those of a server, which tells of them when it is connected.
    workbench().invocations().prepare(
        {{}, {QDir::current().canonicalPath()}, {}}, this,
        [this](const QStringList &ensembles) { terminal().note(tr("… waiting for %1").arg(ensembles.join(u", "_s))); }, [this] { show(); });
}

model::Result<QString> AgentsCommand::writtenAgent(const QCommandLineParser &parser)
{
    const QString form = parser.value(u"as"_s);
    if (form != u"gram" && form != u"toml")
        return model::failure(model::ErrorCategory::Usage, tr("--as is gram or toml, not %1.").arg(form));
    if (parser.positionalArguments().isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("Which agent? Give its name, or FILE, or FILE#NAME."));
    const auto changes = changesOf(parser);
    const auto agent = changes ? workbench().agents().documentFor(parser.positionalArguments().first())
                               : tl::make_unexpected(changes.error());
    const auto changed = agent ? changes->applied(*agent) : agent;
    if (!changed)
        return tl::make_unexpected(changed.error());
    return form == u"gram" ? model::GramWriter::write(*changed) : model::agenttoml::fromGram(*changed);
}

model::Result<model::AgentChanges> AgentsCommand::changesOf(const QCommandLineParser &parser)
{
    model::AgentChanges changes;
    changes.removed = parser.values(u"remove"_s);
    for (const QString &entry : parser.values(u"set"_s)) {
        const QString value = entry.section(u'=', 1);
        if (!entry.contains(u'='))
            return model::failure(model::ErrorCategory::Usage, tr("A change is key=value, not %1.").arg(entry));
        const auto text = value.startsWith(u'@') ? textOf(value.mid(1)) : model::Result<QByteArray>(value.toUtf8());
        if (!text)
            return tl::make_unexpected(text.error());
        changes.set.append({entry.section(u'=', 0, 0), QString::fromUtf8(*text)});
    }
    for (const QString &path : parser.values(u"add"_s)) {
        const auto text = textOf(path);
        if (!text)
            return tl::make_unexpected(text.error());
        const model::GramText read = model::GramReader::read(*text);
        if (hasErrors(read.faults))
            return model::failure(model::ErrorCategory::Validation, read.faults.first().diagnostic(path).toString());
        for (const model::Pattern &pattern : read.document.patterns) {
            if (model::ToolPattern::isTool(pattern))
                changes.added.append(pattern);
        }
    }
    return changes;
}

model::Result<QByteArray> AgentsCommand::textOf(const QString &path)
{
    constexpr qint64 largest = 4 * model::GramParser::largestText + 1;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return model::failure(model::ErrorCategory::Usage, tr("%1 cannot be read: %2").arg(path, file.errorString()));
    return file.read(largest);
}

void AgentsCommand::show()
{
    for (const AgentEntry &entry : workbench().agents().entries()) {
        if (!entry.isListed && !m_all)
            continue;
        const QList<model::ToolSpecification> specified = entry.part ? entry.part->tools : QList<model::ToolSpecification>();
        const QList<BoundTool> tools = invocables::ToolBinder::bind(
            specified, m_library ? &*m_library : nullptr, *workbench().ensembles().tools());
        if (m_json) {
            terminal().line(agentJson(entry, tools));
            continue;
        }
        const QString model = entry.part && !entry.part->model.isEmpty() ? entry.part->model.toString() : u"-"_s;
        terminal().line(
            u"%1  %2  %3  %4"_s.arg(entry.name, -28).arg(model::toWire(entry.state), -18).arg(model, -24).arg(entry.description));
        for (const BoundTool &tool : tools)
            terminal().line(u"  %1  %2"_s.arg(tool.specification.name, -26)
                                .arg(tool.fault.isEmpty() ? tool.boundTo : tr("not bound: %1").arg(tool.fault)));
        for (const model::Diagnostic &diagnostic : entry.diagnostics)
            terminal().line(u"  "_s + marked(diagnostic));
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
