// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/importtoolscommand.h"

#include "model/agents/toolsimport.h"
#include "model/schema/jsonwriter.h"

#include <QFile>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;
using model::ToolsImport;

ImportToolsCommand::ImportToolsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ImportToolsCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        u"file"_s, tr("A JSON file with a list of tools, or a character's Python file with TOOLS; - is standard input."), u"FILE|-"_s);
    parser.addOption({u"gram"_s,
        tr("Write gram: the tool specifications, and with --name the agent that refers to them. Else a descriptor is written.")});
    parser.addOption(
        {u"name"_s, tr("What the agent is called. A descriptor's is else called after the character or the file."), u"name"_s});
    parser.addOption({u"model"_s, tr("The agent's model, as PROVIDER/MODEL."), u"model"_s});
    parser.addOption({u"instruction"_s, tr("The agent's instruction."), u"text"_s});
}

void ImportToolsCommand::start(const QCommandLineParser &parser)
{
    const QString path = parser.positionalArguments().value(0);
    if (path.isEmpty())
        return failUsage(tr("Which file has the tools?"));
    QFile file(path);
    const bool isOpen = path == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return fail({model::ErrorCategory::Usage, tr("%1 cannot be read: %2.").arg(path, file.errorString())});
    // More than any list of tools has.
    constexpr qint64 largestFile = 8 * 1024 * 1024;
    const auto tools = ToolsImport::read(file.read(largestFile));
    if (!tools)
        return fail({tools.error().category, path + u": "_s + tools.error().message});
    ToolsImport::Agent agent {parser.value(u"name"_s), parser.value(u"model"_s), parser.value(u"instruction"_s)};
    const bool isGram = parser.isSet(u"gram"_s);
    if (!isGram && agent.instruction.isEmpty() && tools->instruction.isEmpty())
        agent.instruction = tr("Use your tools where they help.");
    if (!isGram && agent.name.isEmpty() && tools->name.isEmpty())
        agent.name = QFileInfo(path).completeBaseName();
    const auto text = isGram ? ToolsImport::toGram(*tools, agent) : ToolsImport::toToml(*tools, agent);
    if (!text)
        return fail(text.error());
    if (parser.isSet(u"json"_s)) {
        model::JsonWriter writer;
        writer.beginObject().member(isGram ? u"gram" : u"descriptor", *text).key(u"remarks").beginArray();
        for (const QString &remark : tools->remarks)
            writer.string(remark);
        terminal().line(writer.endArray().endObject().text());
    } else {
        terminal().write(*text);
        for (const QString &remark : tools->remarks)
            terminal().note(u"parlance: "_s + remark);
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
