// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/librarycommands.h"

#include "gui/workbench/libraryfiles.h"
#include "gui/workbench/libraryimporter.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

#include <QDir>
#include <QFileInfo>

namespace gui {

using namespace Qt::StringLiterals;

ExportCommand::ExportCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ExportCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"format"_s,
        tr("jsonl, which has everything, or one of %1; without it, the ending of the file's name decides.")
            .arg(libraryFormats().mid(1).join(u", "_s)),
        u"name"_s});
    parser.addOption({u"output"_s, tr("The file to write. An existing one is replaced once everything is written."), u"file"_s});
    parser.addOption({u"exchanges"_s, tr("With what went over the wire (jsonl).")});
    parser.addOption({u"deleted"_s, tr("The whole library, with the deleted conversations.")});
    parser.addPositionalArgument(
        u"id"_s, tr("Conversations, by their identifiers or the beginnings of them; without any, the whole library."), u"[ID…]"_s);
}

void ExportCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    const QString format = parser.isSet(u"format"_s) ? parser.value(u"format"_s) : formatOf(parser.value(u"output"_s));
    if (!libraryFormats().contains(format)) {
        failUsage(tr("There is no format “%1”; there are %2.").arg(format, libraryFormats().join(u", "_s)));
        return;
    }
    if (parser.value(u"output"_s).isEmpty()) {
        failUsage(tr("Into which file? Give --output FILE."));
        return;
    }
    m_path = QFileInfo(parser.value(u"output"_s)).absoluteFilePath();
    model::LibraryExport::Scope scope;
    scope.withExchanges = parser.isSet(u"exchanges"_s);
    scope.withDeleted = parser.isSet(u"deleted"_s);
    for (const QString &prefix : parser.positionalArguments()) {
        const auto info = model::ConversationStore(workbench().store().reader()).findByPrefix(prefix);
        if (!info) {
            fail(info.error());
            return;
        }
        scope.conversations += info->id;
    }
    workbench().store().run(
        this,
        [scope, format, path = m_path, isStopped = m_isStopped](
            model::Database &database) { return exportLibrary(database, scope, format, path, [isStopped] { return isStopped->load(); }); },
        [this](const model::Result<model::ExportedLibrary> &exported) { finish(exported); });
}

void ExportCommand::finish(const model::Result<model::ExportedLibrary> &exported)
{
    if (!exported && *m_isStopped) {
        Q_EMIT finished(CancelledByPerson);
        return;
    }
    if (!exported) {
        fail(exported.error());
        return;
    }
    model::JsonWriter writer;
    writer.beginObject().member(u"event", u"end").member(u"file", m_path).member(u"conversations", exported->conversations);
    writer.member(u"canisters", exported->canisters).member(u"damaged", exported->damaged);
    writer.member(u"bytes", QFileInfo(m_path).size()).endObject();
    if (m_json)
        terminal().line(writer.text());
    else
        terminal().line(tr("%1: conversations: %2, messages: %3.")
                            .arg(m_path, QString::number(exported->conversations), QString::number(exported->canisters)));
    if (exported->damaged > 0)
        terminal().note(
            tr("Messages that cannot be read, or only in part: %1. parlance repair saves what can be read.").arg(exported->damaged));
    Q_EMIT finished(exported->damaged > 0 ? Failed : Committed);
}

ImportCommand::ImportCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ImportCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"dry-run"_s, tr("Only say what would be imported.")});
    parser.addOption({u"again"_s, tr("Import conversations that are here already once more, under new identifiers.")});
    parser.addPositionalArgument(u"file"_s,
        tr("Files that were exported here, by ChatGPT or Claude, chats in OpenAI's form, sessions of Claude Code or Codex, or an HTTP "
           "Archive "
           "(HAR) with requests to a provider."),
        u"FILE…"_s);
}

void ImportCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    m_choices = {parser.isSet(u"dry-run"_s), parser.isSet(u"again"_s)};
    m_files = parser.positionalArguments();
    if (m_files.isEmpty()) {
        failUsage(tr("Which files?"));
        return;
    }
    next();
}

void ImportCommand::next()
{
    if (m_files.isEmpty()) {
        finish();
        return;
    }
    const QString path = m_files.takeFirst();
    m_importer = new LibraryImporter(workbench().store(), path, m_choices, this);
    connect(m_importer, &LibraryImporter::finished, this, [this, path](const model::Result<model::ImportedFile> &file) {
        m_importer->deleteLater();
        if (file) {
            tell(path, *file);
        } else {
            ++m_failed;
            terminal().error(file.error());
        }
        next();
    });
    m_importer->start();
}

void ImportCommand::interrupt()
{
    m_files.clear();
    if (m_importer)
        m_importer->stop();
}

void ImportCommand::tell(const QString &path, const model::ImportedFile &file)
{
    if (!m_json)
        terminal().line(tr("%1: %2").arg(path, file.format));
    for (const model::ImportedConversation &conversation : file.conversations)
        tell(path, conversation);
    for (const QString &remark : file.remarks)
        terminal().note(path + u": "_s + remark);
}

void ImportCommand::tell(const QString &path, const model::ImportedConversation &conversation)
{
    const bool isTaken = conversation.outcome == model::ImportedConversation::Outcome::Imported;
    ++(isTaken ? m_imported : m_skipped);
    const QString reason = whySkipped(conversation);
    if (!m_json) {
        terminal().line(u"  %1  %2  %3  %4"_s
                            .arg(conversation.id.toString(), QString::number(conversation.canisters).rightJustified(6),
                                model::visibleLine(conversation.title), reason)
                            .trimmed()
                            .prepend(u"  "_s));
        for (const QString &folder : isTaken ? conversation.folders : QStringList())
            terminal().line(tr("    it names the folder %1, which its tools do not look into").arg(model::visibleLine(folder)));
        return;
    }
    model::JsonWriter writer;
    writer.beginObject().member(u"event", isTaken ? u"imported" : u"skipped").member(u"file", path);
    writer.member(u"id", conversation.id.toString()).member(u"title", conversation.title).member(u"canisters", conversation.canisters);
    if (!reason.isEmpty())
        writer.member(u"reason", reason);
    writer.key(u"folders").beginArray();
    for (const QString &folder : conversation.folders)
        writer.string(folder);
    writer.endArray().endObject();
    terminal().line(writer.text());
}

void ImportCommand::finish()
{
    model::JsonWriter writer;
    writer.beginObject().member(u"event", u"end").flag(u"dry-run", m_choices.onlyLook).member(u"imported", qint64(m_imported));
    writer.member(u"skipped", qint64(m_skipped)).member(u"failed", qint64(m_failed)).endObject();
    if (m_json)
        terminal().line(writer.text());
    else
        terminal().line((m_choices.onlyLook ? tr("would be imported: %1, skipped: %2") : tr("imported: %1, skipped: %2"))
                            .arg(m_imported)
                            .arg(m_skipped));
    const bool isStopped = m_importer && m_importer->isStopped();
    Q_EMIT finished(isStopped ? CancelledByPerson : m_failed > 0 ? Failed : Committed);
}

} // namespace gui
