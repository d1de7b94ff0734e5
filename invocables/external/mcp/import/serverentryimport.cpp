// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/serverentryimport.h"

#include "invocables/external/mcp/connectionreader.h"
#include "invocables/external/mcp/import/commandimport.h"
#include "invocables/external/mcp/import/secretlikeness.h"
#include "invocables/external/mcp/import/settingsimport.h"

#include <QCoreApplication>
#include <QDir>
#include <QHostAddress>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using network::McpTransportKind;

namespace {

struct ServerEntryImportTexts {
    Q_DECLARE_TR_FUNCTIONS(ServerEntryImport)
};

const QStringList &knownMembers()
{
    static const QStringList names {u"type"_s, u"transport"_s, u"command"_s, u"args"_s, u"env"_s, u"cwd"_s, u"url"_s, u"serverUrl"_s,
        u"httpUrl"_s, u"headers"_s, u"disabled"_s, u"enabled"_s, u"autoApprove"_s, u"alwaysAllow"_s, u"trust"_s, u"disabledTools"_s,
        u"excludeTools"_s, u"timeout"_s, u"description"_s, u"name"_s, u"title"_s, u"oauth"_s, u"auth"_s};
    return names;
}

//! Why a member that other clients know is left out; empty for those of which nothing more can be said.
QString reasonFor(const QString &name)
{
    if (name == u"envFile")
        return ServerEntryImportTexts::tr(
            "“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.");
    if (name == u"sandbox" || name == u"sandboxEnabled")
        return ServerEntryImportTexts::tr("“%1” is left out: a server is not confined here.").arg(name);
    if (name == u"headersHelper")
        return ServerEntryImportTexts::tr("“headersHelper” is left out: no program is run for headers. A header can name a key.");
    if (name == u"includeTools" || name == u"enabledTools" || name == u"tools")
        return ServerEntryImportTexts::tr("“%1” is left out: all tools are offered, and single ones can be switched off.").arg(name);
    if (name == u"auto_connect")
        return ServerEntryImportTexts::tr("“auto_connect” is left out: a server is connected when a conversation uses it.");
    if (name == u"ssl_verify")
        return ServerEntryImportTexts::tr("“ssl_verify” is left out: certificates are always checked.");
    return {};
}

} // namespace

void ServerEntryImport::read(const ForeignValue &entry)
{
    if (!entry.isObject())
        return m_draft.fail(ServerEntryImportTexts::tr("%1 is no object.").arg(entry.place()));
    m_draft.description = textOf(entry[u"description"]).simplified();
    m_draft.enabled = !entry[u"disabled"].isTrue() && (!entry[u"enabled"].isBoolean() || entry[u"enabled"].isTrue());
    if (!m_draft.enabled)
        m_draft.remark(ServerEntryImportTexts::tr("It is switched off there, and so it is here."));
    readConnection(entry);
    readApprovals(entry);
    readTimeout(entry[u"timeout"]);
    remarkUnknown(entry);
}

QString ServerEntryImport::textOf(const ForeignValue &value)
{
    const auto text = value.text();
    if (!text)
        m_draft.fail(text.error().message);
    return text.value_or(QString());
}

QStringList ServerEntryImport::textsOf(const ForeignValue &value)
{
    const auto texts = value.texts();
    if (!texts)
        m_draft.fail(texts.error().message);
    return texts.value_or(QStringList());
}

void ServerEntryImport::readConnection(const ForeignValue &entry)
{
    const QString named = textOf(entry[u"type"].isNone() ? entry[u"transport"] : entry[u"type"]);
    const QString type = named.toLower().remove(u'-').remove(u'_');
    ForeignValue address = entry[u"url"];
    for (const QStringView name : {u"httpUrl", u"serverUrl"}) {
        if (address.isNone())
            address = entry[name];
    }
    static const QStringList known {QString(), u"stdio"_s, u"local"_s, u"http"_s, u"streamablehttp"_s, u"remote"_s, u"sse"_s};
    if (!known.contains(type))
        return m_draft.fail(ServerEntryImportTexts::tr("Servers of the type “%1” cannot be reached.").arg(named));
    const bool isProgram = type == u"stdio" || type == u"local" || (type.isEmpty() && !entry[u"command"].isNone());
    if (isProgram)
        return readProgram(entry);
    if (address.isNone())
        return m_draft.fail(ServerEntryImportTexts::tr("It names neither a program nor an address."));
    if (type == u"sse")
        m_draft.remark(ServerEntryImportTexts::tr(
            "Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected."));
    readAddress(entry, textOf(address));
}

void ServerEntryImport::readProgram(const ForeignValue &entry)
{
    m_draft.server.kind = McpTransportKind::Stdio;
    readFolder(entry[u"cwd"]);
    SettingsImport(m_draft, m_variables).readEnvironment(entry[u"env"]);
    CommandImport(m_draft, m_variables).read(textOf(entry[u"command"]), textsOf(entry[u"args"]));
}

void ServerEntryImport::readFolder(const ForeignValue &folder)
{
    const ForeignText text = ForeignText::read(textOf(folder), m_variables, m_draft.remarks);
    // Those of a workspace are started there.
    if (text.pieces().isEmpty()) {
        m_draft.server.folder = m_variables.ownWorkspace;
        return;
    }
    const QString named = text.plain();
    if (!text.isPlain())
        m_draft.remark(ServerEntryImportTexts::tr("“cwd” is left out, so that the server starts in the home folder: %1 is not known here.")
                           .arg(folder.place()));
    else if (named.startsWith(u'/') || named == u"~" || named.startsWith(u"~/"))
        m_draft.server.folder = named;
    else if (!m_variables.workspace.isEmpty())
        m_draft.server.folder = QDir::cleanPath(m_variables.workspace + u'/' + named);
    else
        m_draft.remark(ServerEntryImportTexts::tr(
            "“cwd” is left out, so that the server starts in the home folder: which folder “%1” is in is not known here.")
                           .arg(named));
}

void ServerEntryImport::readAddress(const ForeignValue &entry, const QString &address)
{
    network::McpServer &server = m_draft.server;
    server.kind = McpTransportKind::StreamableHttp;
    const ForeignText text = ForeignText::read(address, m_variables, m_draft.remarks);
    if (!text.isPlain())
        return m_draft.fail(
            ServerEntryImportTexts::tr("Its address is only known when it is started. Write a descriptor with the address itself."));
    server.url = QUrl(text.plain(), QUrl::StrictMode);
    if (server.url.scheme() != u"http" && server.url.scheme() != u"https")
        return m_draft.fail(ServerEntryImportTexts::tr("Its address is none of HTTP, and no other can be reached."));
    if (isSecretAddress(text.plain()))
        return m_draft.fail(ServerEntryImportTexts::tr(
            "Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so."));
    if (server.url.scheme() == u"http" && !ConnectionReader::isOfThisMachine(server.url.host())) {
        server.allowsCleartext = true;
        m_draft.remark(
            ServerEntryImportTexts::tr("Its address is not encrypted: whoever is on the way to %1 can read and change what is said.")
                .arg(server.url.host()));
    }
    SettingsImport(m_draft, m_variables).readHeaders(entry[u"headers"]);
    readSignIn(entry);
    if (server.allowsCleartext && !server.keyNames().isEmpty())
        return m_draft.fail(ServerEntryImportTexts::tr(
            "Its address is not encrypted, and it wants a key, which everybody on the way to %1 could read. Ask for "
            "an address with https.")
                                .arg(server.url.host()));
    for (const QStringView name : {u"command", u"env", u"args"}) {
        if (!entry[name].isNone())
            m_draft.remark(ServerEntryImportTexts::tr("“%1” is left out: the server is reached by its address.").arg(name));
    }
}

void ServerEntryImport::readSignIn(const ForeignValue &entry)
{
    network::McpServer::SignIn &signIn = m_draft.server.signIn;
    const ForeignValue ofCursor = entry[u"auth"];
    const ForeignValue table = ofCursor.isNone() ? entry[u"oauth"] : ofCursor;
    const auto members = table.members();
    if (!members)
        return m_draft.remark(ServerEntryImportTexts::tr("“%1” is left out: it is no object.").arg(table.place()));
    QString secret;
    for (const auto &[name, value] : *members) {
        if (name == u"clientId" || name == u"CLIENT_ID")
            signIn.clientId = textOf(value);
        else if (name == u"clientSecret" || name == u"CLIENT_SECRET")
            secret = textOf(value);
        else if (name == u"scopes" || name == u"scope")
            signIn.scopes = value.isText() ? textOf(value).split(u' ', Qt::SkipEmptyParts) : textsOf(value);
        else if (name == u"callbackPort" && value.number().value_or(0) >= 1 && value.number().value_or(0) <= 65535)
            signIn.redirectPort = quint16(*value.number());
        else
            m_draft.remark(
                ServerEntryImportTexts::tr("“%1” is left out: the sign-in finds out by itself, or has no use for it.").arg(value.place()));
    }
    if (signIn.clientId.contains(u"${")) {
        m_draft.remark(
            ServerEntryImportTexts::tr("The client's identifier is left out, since it is only known when the server is started."));
        signIn.clientId.clear();
    }
    readClientSecret(secret);
}

void ServerEntryImport::readClientSecret(const QString &secret)
{
    network::McpServer::SignIn &signIn = m_draft.server.signIn;
    if (secret.isEmpty() || signIn.clientId.isEmpty())
        return;
    const ForeignText text = ForeignText::read(secret, m_variables, m_draft.remarks);
    const bool isVariable = text.pieces().size() == 1 && text.pieces().first().kind == ForeignText::Piece::Kind::Environment;
    if (isVariable)
        m_draft.addNamedKey(text.pieces().first().text);
    const QString given = text.isPlain() ? text.plain() : QString();
    signIn.clientSecret = isVariable ? text.pieces().first().text
                                     : m_draft.addKey(u"CLIENT_SECRET"_s, given, ServerEntryImportTexts::tr("The client's secret."));
}

void ServerEntryImport::readApprovals(const ForeignValue &entry)
{
    for (const QStringView name : {u"autoApprove", u"alwaysAllow"}) {
        // Some keep a switch there instead of the names.
        m_draft.allowsAll = m_draft.allowsAll || entry[name].isTrue();
        m_draft.allowed += entry[name].isBoolean() ? QStringList() : textsOf(entry[name]);
    }
    m_draft.allowsAll = m_draft.allowsAll || entry[u"trust"].isTrue() || m_draft.allowed.contains(u"*");
    for (const QStringView name : {u"disabledTools", u"excludeTools"})
        m_draft.switchedOff += textsOf(entry[name]);
    const auto isNoTool = [this](const QString &tool) {
        static const QRegularExpression form(u"[A-Za-z0-9]"_s);
        const bool known = tool.size() <= 64 && form.match(tool).hasMatch();
        if (!known && tool != u"*")
            m_draft.remark(ServerEntryImportTexts::tr("“%1” can be no tool's name and is left out.").arg(tool.left(80)));
        return !known;
    };
    m_draft.allowed.removeIf(isNoTool);
    m_draft.switchedOff.removeIf(isNoTool);
    m_draft.allowed.removeDuplicates();
    m_draft.switchedOff.removeDuplicates();
    if (m_draft.allowsAll)
        m_draft.remark(ServerEntryImportTexts::tr(
            "All of its tools may be used without asking there, and so it is here: look whether that is meant."));
    else if (!m_draft.allowed.isEmpty())
        m_draft.remark(
            ServerEntryImportTexts::tr("These tools may be used without asking, as there: %1.").arg(m_draft.allowed.join(u", ")));
}

void ServerEntryImport::readTimeout(const ForeignValue &timeout)
{
    // Clients count in seconds up to an hour, or in milliseconds.
    constexpr double longestInSeconds = 3600;
    constexpr double longestTimeout = 86400;
    const double number = timeout.number().value_or(0);
    if (number <= 0)
        return;
    const bool inMilliseconds = number > longestInSeconds;
    m_draft.timeout = qMin(inMilliseconds ? number / 1000 : number, longestTimeout);
    m_draft.remark(ServerEntryImportTexts::tr("A call may take %1 seconds without a sign of progress: “timeout” is %2 there.")
                       .arg(*m_draft.timeout)
                       .arg(number));
}

void ServerEntryImport::remarkUnknown(const ForeignValue &entry)
{
    const auto members = entry.members();
    if (!members)
        return m_draft.fail(members.error().message);
    for (const auto &[name, value] : *members) {
        const QString reason = reasonFor(name);
        if (!reason.isEmpty())
            m_draft.remark(reason);
        else if (!knownMembers().contains(name))
            m_draft.remark(ServerEntryImportTexts::tr("“%1” has no counterpart here and is left out.").arg(name.left(80)));
    }
}

} // namespace invocables
