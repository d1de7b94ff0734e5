// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/connectionreader.h"

#include "network/http/httprequest.h"
#include "network/process/programreader.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;
using network::McpServer, network::McpTransportKind;

namespace {

struct ConnectionReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ConnectionReader)
};

const QStringList programKeys {u"command"_s, u"folder"_s, u"environment"_s, u"variables"_s};
const QStringList addressKeys {u"url"_s, u"headers"_s, u"allow-cleartext"_s, u"authorization"_s};

bool isHttpAddress(const QUrl &url)
{
    return url.isValid() && !url.host().isEmpty() && (url.scheme() == u"https" || url.scheme() == u"http");
}

} // namespace

bool ConnectionReader::isOfThisMachine(const QString &host)
{
    return host == u"localhost" || host.endsWith(u".localhost") || QHostAddress(host).isLoopback();
}

std::optional<McpServer> ConnectionReader::read(const DescriptorValue &connection, const QString &name)
{
    const qsizetype before = m_diagnostics.size();
    McpServer server;
    server.name = name;
    const QString transport = connection[u"transport"].string().value_or(QString());
    checkKeys(connection, transport);
    if (const auto seconds = connection[u"ping-interval"].number())
        server.pingInterval = int(*seconds * 1000);
    if (transport == u"stdio")
        readProgram(connection, server);
    else if (transport == u"http")
        readAddress(connection, server);
    else
        complain(connection[u"transport"].isNone() ? connection.position() : connection[u"transport"].position(),
            ConnectionReaderTexts::tr("transport is \"stdio\" or \"http\"."));
    return model::hasErrors(m_diagnostics.mid(before)) ? std::nullopt : std::optional(server);
}

void ConnectionReader::checkKeys(const DescriptorValue &connection, const QString &transport)
{
    for (const DescriptorValue::Member &member : connection.table()) {
        if (transport == u"stdio" && addressKeys.contains(member.key))
            complain(member.position, ConnectionReaderTexts::tr("“%1” is for servers with transport = \"http\".").arg(member.key));
        else if (transport == u"http" && programKeys.contains(member.key))
            complain(member.position, ConnectionReaderTexts::tr("“%1” is for servers with transport = \"stdio\".").arg(member.key));
    }
}

void ConnectionReader::readProgram(const DescriptorValue &connection, McpServer &server)
{
    const network::StartedProgram program = network::ProgramReader(m_path, m_diagnostics).read(connection);
    server.kind = McpTransportKind::Stdio;
    server.vector = program.vector;
    server.inherited = program.inherited;
    server.environment = program.environment;
    server.folder = program.folder;
}

void ConnectionReader::readAddress(const DescriptorValue &connection, McpServer &server)
{
    const DescriptorValue &url = connection[u"url"];
    const DescriptorValue &cleartext = connection[u"allow-cleartext"];
    server.kind = McpTransportKind::StreamableHttp;
    server.url = QUrl(url.string().value_or(QString()), QUrl::StrictMode);
    server.allowsCleartext = !server.url.host().isEmpty() && cleartext.string() == server.url.host();
    if (!cleartext.isNone() && !server.allowsCleartext)
        complain(cleartext.position(), ConnectionReaderTexts::tr("allow-cleartext names a different host from url."));
    if (url.isNone())
        complain(connection.position(), ConnectionReaderTexts::tr("A server with transport = \"http\" needs a url."));
    else if (!isHttpAddress(server.url))
        complain(url.position(), ConnectionReaderTexts::tr("“%1” is not an HTTP address.").arg(url.string().value_or(QString())));
    else if (!server.url.userInfo().isEmpty())
        complain(url.position(), ConnectionReaderTexts::tr("A name and password do not belong in a url: headers can name a key."));
    else if (server.url.scheme() == u"http" && !server.allowsCleartext && !isOfThisMachine(server.url.host()))
        complain(url.position(),
            ConnectionReaderTexts::tr("The address %1 is not encrypted, and only addresses of this machine may be used in that way. Use "
                                      "https, or set allow-cleartext.")
                .arg(server.url.toString()));
    server.headers = readHeaders(connection[u"headers"]);
    readSignIn(connection[u"authorization"], server);
}

void ConnectionReader::readSignIn(const DescriptorValue &table, McpServer &server)
{
    McpServer::SignIn &signIn = server.signIn;
    signIn.clientId = table[u"client-id"].string().value_or(QString());
    signIn.clientSecret = table[u"client-secret"][u"keychain"].string().value_or(QString());
    signIn.issuer = table[u"issuer"].string().value_or(QString());
    signIn.clientMetadata = QUrl(table[u"client-metadata-url"].string().value_or(QString()), QUrl::StrictMode);
    signIn.redirectPort = quint16(table[u"redirect-port"].integer().value_or(0));
    signIn.scopes = table[u"scopes"].strings();
    if (!signIn.clientSecret.isEmpty() && signIn.clientId.isEmpty())
        complain(table.keyPosition(u"client-secret"), ConnectionReaderTexts::tr("A client-secret goes with a client-id."));
    if (!table[u"client-metadata-url"].isNone() && signIn.clientMetadata.scheme() != u"https")
        complain(table[u"client-metadata-url"].position(), ConnectionReaderTexts::tr("client-metadata-url is an https address."));
    if (!signIn.clientId.isEmpty() && !signIn.clientMetadata.isEmpty())
        complain(table.keyPosition(u"client-metadata-url"),
            ConnectionReaderTexts::tr("There is a client-id already, which says who the client is."));
}

ConnectionReader::Settings ConnectionReader::readHeaders(const DescriptorValue &table)
{
    Settings settings;
    for (const DescriptorValue::Member &member : table.table()) {
        const auto setting = network::ProgramReader::setting(member);
        if (!setting)
            complain(member.value.position(),
                ConnectionReaderTexts::tr("A header is a text, or { keychain = \"the name of a key\", prefix = \"Bearer \" }."));
        else if (!network::mayBeSet({member.key.toUtf8(), setting->text.toUtf8()}))
            complain(member.position, ConnectionReaderTexts::tr("The header %1 cannot be set like this.").arg(member.key));
        else
            settings.append(*setting);
    }
    return settings;
}

void ConnectionReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
