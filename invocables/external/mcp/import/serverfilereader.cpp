// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/serverfilereader.h"

#include "invocables/external/mcp/connectionreader.h"
#include "invocables/external/mcp/import/serverentryimport.h"
#include "model/descriptors/descriptorfile.h"
#include "model/schema/jsonscanner.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFileInfo>
#include <QString>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonScanner, model::Result, model::failure;

namespace {

//! The end of the string that begins at `at`; the text's where it does not end.
qsizetype endOfString(const QByteArray &text, qsizetype at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] == '\\')
            ++at;
    }
    return qMin(at + 1, text.size());
}

void blank(QByteArray &text, qsizetype from, qsizetype to)
{
    std::replace_if(
        text.begin() + from, text.begin() + to, [](char byte) { return byte != '\n' && byte != '\r'; }, ' ');
}

qsizetype endOfComment(const QByteArray &text, qsizetype at)
{
    const bool toLineEnd = text[at + 1] == '/';
    const qsizetype end = text.indexOf(toLineEnd ? "\n" : "*/", at + 2);
    return end < 0 ? text.size() : toLineEnd ? end : end + 2;
}

bool isSpace(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

//! JSON as editors let people write it (comments of both kinds, commas after the last element, a byte order mark) as plain JSON of the same
//! length: what is taken out becomes spaces, so that places stay what they are. What is wrong otherwise stays wrong.
QByteArray withoutComments(QByteArray text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        blank(text, 0, 3);
    // The comma after which nothing has come yet.
    qsizetype comma = -1;
    for (qsizetype at = 0; at < text.size();) {
        const char byte = text[at];
        const char next = at + 1 < text.size() ? text[at + 1] : '\0';
        if (byte == '/' && (next == '/' || next == '*')) {
            const qsizetype end = endOfComment(text, at);
            blank(text, at, end);
            at = end;
            continue;
        }
        if ((byte == '}' || byte == ']') && comma >= 0)
            text[comma] = ' ';
        if (!isSpace(byte))
            comma = byte == ',' ? at : -1;
        at = byte == '"' ? endOfString(text, at) : at + 1;
    }
    return text;
}

//! `line:column` of a byte, both from 1 on, the column in characters.
QString placeOf(const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.first(qBound(qsizetype(0), offset, text.size()));
    const QByteArray line = before.mid(before.lastIndexOf('\n') + 1);
    return u"%1:%2"_s.arg(before.count('\n') + 1).arg(QString::fromUtf8(line).size() + 1);
}

struct ServerFileReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ServerFileReader)
};

constexpr qsizetype longestServerName = 64;

//! Where JSON is nested too deeply; -1 where it is not.
qsizetype tooDeepAt(const QByteArray &text)
{
    JsonScanner scanner(text);
    int depth = 0;
    for (auto token = scanner.next(); token != JsonScanner::Token::End && token != JsonScanner::Token::Broken; token = scanner.next()) {
        depth += token == JsonScanner::Token::BeginObject || token == JsonScanner::Token::BeginArray;
        depth -= token == JsonScanner::Token::EndObject || token == JsonScanner::Token::EndArray;
        if (depth > ServerFileReader::deepest)
            return scanner.begin();
    }
    return -1;
}

} // namespace

ServerFileReader::ServerFileReader(QString path, ImportContext context)
    : m_path(std::move(path))
    , m_context(std::move(context))
{
    for (const ImportContext::Present &present : std::as_const(m_context.present)) {
        for (const QString &name : present.keyNames)
            m_takenKeys.insert(name);
    }
    m_variables.home = m_context.home;
    m_variables.ownWorkspace = workspaceOf(m_path);
    m_variables.workspace = m_variables.ownWorkspace.isEmpty() ? m_context.workspace : m_variables.ownWorkspace;
    // The person's own files of these clients are in the same folders below their home.
    if (m_variables.ownWorkspace == m_context.home) {
        m_variables.ownWorkspace.clear();
        m_variables.workspace = m_context.workspace;
    }
}

QString ServerFileReader::ensembleName(const QString &foreignName)
{
    QString name;
    for (const QChar character : foreignName) {
        const bool plain = character.unicode() < 128 && character.isLetterOrNumber();
        if (plain || (!name.isEmpty() && (character == u'_' || character == u'-' || character == u'.')))
            name += character;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    name.truncate(longestServerName);
    while (name.endsWith(u'-') || name.endsWith(u'.'))
        name.chop(1);
    return name.isEmpty() ? u"server"_s : name;
}

QString ServerFileReader::workspaceOf(const QString &path)
{
    const QFileInfo file(path);
    static const QStringList folders {u".vscode"_s, u".cursor"_s, u".vs"_s, u".roo"_s, u".kilocode"_s, u".gemini"_s};
    if (file.fileName() == u".mcp.json" || file.fileName() == u".vscode.mcp.json")
        return file.absolutePath();
    const QFileInfo folder(file.absolutePath());
    return folders.contains(folder.fileName()) ? folder.absolutePath() : QString();
}

Result<QList<ImportedServer>> ServerFileReader::read(const QByteArray &bytes)
{
    const auto root = parse(bytes);
    return root ? readAll(*root) : tl::make_unexpected(root.error());
}

Result<ForeignValue> ServerFileReader::parse(const QByteArray &bytes) const
{
    const auto refuse = [this](const QString &place, const QString &message) {
        return failure(ErrorCategory::Validation, (place.isEmpty() ? m_path : m_path + u':' + place) + u": "_s + message);
    };
    if (bytes.size() > largestFile)
        return refuse({}, ServerFileReaderTexts::tr("The file is larger than 1 MiB."));
    if (const qsizetype at = bytes.indexOf('\0'); at >= 0)
        return refuse(placeOf(bytes, at), ServerFileReaderTexts::tr("There is a zero byte; this is not text."));
    const QByteArray text = withoutComments(bytes);
    if (const qsizetype at = JsonScanner::firstError(text); at >= 0)
        return refuse(placeOf(text, at), ServerFileReaderTexts::tr("This is not JSON from here on."));
    if (const qsizetype at = tooDeepAt(text); at >= 0)
        return refuse(placeOf(text, at), ServerFileReaderTexts::tr("Objects and lists are nested more than %1 deep.").arg(deepest));
    const auto json = model::JsonText::parse(text);
    if (!json)
        return tl::make_unexpected(json.error());
    return ForeignValue(*json, {});
}

Result<QList<ImportedServer>> ServerFileReader::readAll(const ForeignValue &root)
{
    const ForeignValue &inSettings = root[u"mcp"];
    ForeignValue table = root[u"mcpServers"];
    for (const ForeignValue &other : {root[u"servers"], inSettings[u"servers"], inSettings[u"mcpServers"]})
        table = table.isNone() ? other : table;
    const auto members = table.members();
    const auto inputs = ForeignVariables::inputsOf(root[u"inputs"].isNone() ? inSettings[u"inputs"] : root[u"inputs"]);
    const auto usual = root[u"default_servers"].texts();
    if (!members || !inputs || !usual) {
        const model::Error &error = !members ? members.error() : !inputs ? inputs.error() : usual.error();
        return failure(ErrorCategory::Validation, m_path + u": "_s + error.message);
    }
    if (members->isEmpty())
        return failure(ErrorCategory::Validation,
            ServerFileReaderTexts::tr("%1: There are no servers in it, neither as “mcpServers” nor as “servers”.").arg(m_path));
    if (members->size() > mostServers)
        return failure(ErrorCategory::Validation,
            ServerFileReaderTexts::tr("%1: There are more than %2 servers in it.").arg(m_path, QString::number(mostServers)));
    m_variables.inputs = *inputs;
    m_usual = *usual;
    QList<ImportedServer> servers;
    for (const auto &[name, entry] : *members) {
        servers.append(readServer(name, entry));
        if (!root[u"sandbox"].isNone())
            servers.last().remarks.append(ServerFileReaderTexts::tr("“sandbox” is left out: a server is not confined here."));
    }
    return servers;
}

ImportedServer ServerFileReader::readServer(const QString &foreignName, const ForeignValue &entry)
{
    const QString wanted = ensembleName(foreignName);
    ImportedServer server {wanted, foreignName};
    for (int count = 1;; ++count) {
        const QString suffix = count > 1 ? u'-' + QString::number(count) : QString();
        server.name = wanted.left(longestServerName - suffix.size()) + suffix;
        if (isForOthers(server.name))
            continue;
        ServerDraft draft = draftOf(server.name, foreignName, entry);
        const QString origin = ServerFileReaderTexts::tr("An MCP server, taken over from %1.").arg(QFileInfo(m_path).fileName());
        server.descriptor = draft.problem.isEmpty() ? descriptorOf(draft, origin) : QByteArray();
        const QString fingerprint = server.descriptor.isEmpty() ? QString() : checkedFingerprint(draft, server.descriptor);
        const auto present = m_context.present.constFind(server.name);
        const bool isTaken = present != m_context.present.cend();
        if (isTaken && !fingerprint.isEmpty() && present->fingerprint == fingerprint)
            draft.fail(ServerFileReaderTexts::tr("It is there already, as the ensemble %1.").arg(server.name));
        if (isTaken && draft.problem.isEmpty())
            continue;
        if (server.name != wanted)
            draft.remarks.prepend(
                ServerFileReaderTexts::tr("It is called %1, since there is another ensemble %2.").arg(server.name, wanted));
        draft.remarks.removeDuplicates();
        server.remarks = draft.remarks;
        server.problem = draft.problem;
        server.keys = draft.keys;
        if (!server.canBeImported()) {
            server.descriptor.clear();
            server.keys.clear();
            return server;
        }
        ImportContext::Present &own = m_context.present[server.name];
        own.fingerprint = fingerprint;
        m_given.insert(server.name);
        for (const ImportedKey &key : std::as_const(server.keys)) {
            own.keyNames.append(key.name);
            m_takenKeys.insert(key.name);
        }
        return server;
    }
}

ServerDraft ServerFileReader::draftOf(const QString &name, const QString &foreignName, const ForeignValue &entry) const
{
    ServerDraft draft;
    draft.server.name = name;
    draft.title = ensembleName(foreignName) == foreignName ? QString() : foreignName.left(longestServerName).simplified();
    draft.takenKeys = m_takenKeys;
    draft.ownKeys = m_context.present.value(name).keyNames;
    ServerEntryImport(draft, m_variables).read(entry);
    if (!m_usual.isEmpty() && !m_usual.contains(foreignName)) {
        draft.enabled = false;
        draft.remark(ServerFileReaderTexts::tr("It is not among “default_servers” and therefore switched off here."));
    }
    return draft;
}

QString ServerFileReader::checkedFingerprint(ServerDraft &draft, const QByteArray &descriptor) const
{
    const QString path = m_context.config + u"/ensembles/"_s + draft.server.name + u".toml"_s;
    const model::DescriptorFile file = model::DescriptorFile::parse(descriptor, path);
    model::Diagnostics diagnostics = file.diagnostics;
    const auto server = ConnectionReader(path, diagnostics).read(file.root[u"connection"], draft.server.name);
    if (model::hasErrors(diagnostics))
        draft.fail(diagnostics.first().message);
    return server ? server->fingerprint() : QString();
}

bool ServerFileReader::isForOthers(const QString &name) const
{
    const auto present = m_context.present.constFind(name);
    return present != m_context.present.cend() && (present->fingerprint.isEmpty() || m_given.contains(name));
}

} // namespace invocables
