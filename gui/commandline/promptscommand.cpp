// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/promptscommand.h"

#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;
using model::Prompt, model::PromptVariable;

namespace {

model::JsonText promptJson(const Prompt &prompt)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"name", prompt.name).member(u"title", prompt.title).member(u"description", prompt.description);
    writer.member(u"role", prompt.role == Prompt::Role::User ? u"user" : u"supervisor").member(u"path", prompt.path);
    writer.member(u"model", prompt.model.toString()).member(u"agent", prompt.agent).member(u"next", prompt.next);
    writer.key(u"tools").beginObject();
    for (auto tool = prompt.tools.begin(); tool != prompt.tools.end(); ++tool)
        writer.flag(tool.key(), tool.value());
    writer.endObject().member(u"variables", prompt.schema()).key(u"diagnostics").beginArray();
    for (const model::Diagnostic &diagnostic : prompt.diagnostics)
        writer.string(diagnostic.toString());
    return writer.endArray().endObject().text();
}

QString variableLine(const PromptVariable &variable)
{
    QStringList values;
    for (const PromptVariable::Option &option : variable.options)
        values.append(option.value);
    const QString what = values.isEmpty() ? PromptVariable::toWire(variable.kind) : values.join(u'|');
    const QString standard = variable.standard ? variable.standard->text()
        : variable.isRequired                  ? PromptsCommand::tr("has to be given")
                                               : PromptsCommand::tr("may be left out");
    return u"  %1  %2  %3"_s.arg(variable.name.leftJustified(26), what.leftJustified(18), standard.simplified().left(80));
}

} // namespace

PromptsCommand::PromptsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void PromptsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
}

QString PromptsCommand::workspace(const QCommandLineParser &) const
{
    return QDir::current().canonicalPath();
}

void PromptsCommand::start(const QCommandLineParser &parser)
{
    for (const Prompt &prompt : workbench().prompts().prompts()) {
        if (parser.isSet(u"json"_s)) {
            terminal().line(promptJson(prompt));
            continue;
        }
        terminal().line(u"%1  %2"_s.arg(prompt.name.leftJustified(28), prompt.description.isEmpty() ? prompt.title : prompt.description));
        for (const PromptVariable &variable : prompt.variables)
            terminal().line(variableLine(variable));
        for (const model::Diagnostic &diagnostic : prompt.diagnostics)
            terminal().line(u"  "_s + marked(diagnostic));
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
