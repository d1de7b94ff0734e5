// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/importcommands.h"

#include "model/agents/toolsimport.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"
#include "network/secrets/keychain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::ImportedKey, invocables::ImportedServer, model::ToolsImport;

namespace {

model::JsonText importJson(const QString &file, const ImportedServer &server, const QString &path)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"file", file).member(u"server", server.foreignName).member(u"name", server.name);
    if (server.canBeImported())
        writer.member(u"path", path).member(u"descriptor", QString::fromUtf8(server.descriptor));
    else
        writer.member(u"problem", server.problem);
    writer.key(u"keys").beginArray();
    for (const ImportedKey &key : server.keys) {
        // Never the key itself: what is written here ends up in logs.
        writer.beginObject().member(u"name", key.name).member(u"purpose", key.purpose).flag(u"given", !key.value.isEmpty()).endObject();
    }
    writer.endArray().key(u"remarks").beginArray();
    for (const QString &remark : server.remarks)
        writer.string(remark);
    writer.endArray().endObject();
    return writer.text();
}

} // namespace

ImportServersCommand::ImportServersCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ImportServersCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(u"file"_s,
        tr("Configuration files of other clients: claude_desktop_config.json, .mcp.json, .cursor/mcp.json, .vscode/mcp.json, "
           "mcp_servers.json and others with “mcpServers” or “servers”."),
        u"FILE…"_s);
    parser.addOption({u"only"_s, tr("Only the server that is called this in the file; may be given several times."), u"name"_s});
    parser.addOption({u"yes"_s,
        tr("Write the descriptors, and put the keys of the files into the desktop's keychain. Without this, they are only shown.")});
}

void ImportServersCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    if (parser.positionalArguments().isEmpty()) {
        failUsage(tr("Which configuration files? Give files of other clients."));
        return;
    }
    m_import = new ServerImport({workbench().descriptors(), workbench().descriptorCheck(), workbench().ensembles(), workbench().keychain()},
        QDir::current().canonicalPath(), this);
    QList<ImportedServer> all;
    QStringList files;
    for (const QString &path : parser.positionalArguments()) {
        const auto servers = m_import->read(path);
        if (!servers)
            return fail(servers.error());
        all += *servers;
        files += QStringList(servers->size(), path);
    }
    const auto wanted = chosen(all, parser.values(u"only"_s));
    if (!wanted)
        return fail(wanted.error());
    for (qsizetype index = 0; index < all.size(); ++index) {
        const auto isThis = [&name = all[index].name](const ImportedServer &server) { return server.name == name; };
        if (std::any_of(wanted->begin(), wanted->end(), isThis))
            tell(files[index], all[index]);
    }
    if (parser.isSet(u"yes"_s)) {
        connect(m_import, &ServerImport::taken, this, &ImportServersCommand::finish);
        m_import->take(*wanted);
        return;
    }
    if (!m_json && std::any_of(wanted->begin(), wanted->end(), [](const ImportedServer &server) { return server.canBeImported(); }))
        terminal().note(tr("parlance: nothing has been written; with --yes it is."));
    Q_EMIT finished(m_anyRefused ? Failed : Committed);
}

model::Result<QList<ImportedServer>> ImportServersCommand::chosen(const QList<ImportedServer> &servers, const QStringList &names) const
{
    if (names.isEmpty())
        return servers;
    const auto isCalled = [](const ImportedServer &server, const QString &name) {
        return server.foreignName == name || server.name == name;
    };
    for (const QString &name : names) {
        if (std::none_of(servers.begin(), servers.end(), [&](const ImportedServer &server) { return isCalled(server, name); }))
            return model::failure(model::ErrorCategory::Usage, tr("There is no server named %1 in the files.").arg(name));
    }
    QList<ImportedServer> found;
    std::copy_if(servers.begin(), servers.end(), std::back_inserter(found), [&](const ImportedServer &server) {
        return std::any_of(names.begin(), names.end(), [&](const QString &name) { return isCalled(server, name); });
    });
    return found;
}

void ImportServersCommand::tell(const QString &file, const ImportedServer &server)
{
    m_anyRefused = m_anyRefused || !server.canBeImported();
    if (m_json)
        terminal().line(importJson(file, server, m_import->pathOf(server)));
    else
        tellAsText(server);
}

void ImportServersCommand::tellAsText(const ImportedServer &server)
{
    // What is said yes to by reading it.
    const auto tell = [this](const QString &text) { terminal().line(model::visibleText(text)); };
    if (!server.canBeImported()) {
        tell(tr("%1 cannot be taken over. %2").arg(server.foreignName, server.problem) + u'\n');
        return;
    }
    tell(u"%1  %2"_s.arg(server.foreignName, m_import->pathOf(server)));
    const QStringList lines = QString::fromUtf8(server.descriptor).trimmed().split(u'\n');
    for (const QString &line : lines)
        tell(line.isEmpty() ? line : u"    "_s + line);
    for (const ImportedKey &key : server.keys) {
        const QString what = key.value.isEmpty() ? tr("  key %1: to be given as an environment variable, or entered in the window. %2")
                                                 : tr("  key %1: from the file into the keychain. %2");
        tell(what.arg(key.name, key.purpose));
    }
    for (const QString &remark : server.remarks)
        tell(u"  * "_s + remark);
    tell(QString());
}

void ImportServersCommand::finish(const ServerImport::Outcome &outcome)
{
    for (const QString &path : outcome.written) {
        if (!m_json)
            terminal().line(tr("written: %1").arg(path));
    }
    for (const QString &problem : outcome.problems)
        terminal().note(u"parlance: "_s + problem);
    Q_EMIT finished(m_anyRefused || !outcome.problems.isEmpty() ? Failed : Committed);
}

ImportToolsCommand::ImportToolsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ImportToolsCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        u"file"_s, tr("A JSON file with a list of tools, or a character's Python file with TOOLS; - is standard input."), u"FILE|-"_s);
    parser.addOption({u"gram"_s,
        tr("Write gram: the tool specifications, and with --name the agent that refers to them. Otherwise a descriptor is written.")});
    parser.addOption(
        {u"name"_s, tr("What the agent is called. Without it, a descriptor is named after the character or the file."), u"name"_s});
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
    const auto tools = ToolsImport::read(readUpTo(file, largestFile));
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
        terminal().source(*text);
        for (const QString &remark : tools->remarks)
            terminal().note(u"parlance: "_s + remark);
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
