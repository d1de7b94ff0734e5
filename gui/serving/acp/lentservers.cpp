// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/lentservers.h"

#include "invocables/tools/toolname.h"
#include "model/text/visibletext.h"
#include "network/http/httprequest.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText;

namespace {

constexpr qsizetype longestServerName = 40;

tl::unexpected<model::Error> wrongServer(const QString &why)
{
    return model::failure(model::ErrorCategory::Usage, why);
}

//! Variables or headers, each with a name and a value.
QList<network::McpServer::Setting> settingsIn(const JsonText &list)
{
    QList<network::McpServer::Setting> settings;
    for (const auto &[index, each] : list.members())
        settings.append({model::stringIn(each, u"name"), model::stringIn(each, u"value")});
    return settings;
}

} // namespace

LentServers::~LentServers()
{
    giveBack(m_users.keys());
}

model::Result<QStringList> LentServers::take(const JsonText &servers, const QString &folder)
{
    if (!servers.isEmpty() && !servers.bytes().startsWith('['))
        return wrongServer(u"“mcpServers” has to be an array."_s);
    const auto entries = servers.members();
    if (entries.size() > mostServers)
        return wrongServer(u"At most %1 servers can be lent to a session."_s.arg(mostServers));
    QList<network::McpServer> lent;
    for (const auto &[index, entry] : entries) {
        const auto server = read(entry, folder);
        if (!server)
            return tl::make_unexpected(server.error());
        lent.append(*server);
    }
    QStringList ensembles;
    for (const network::McpServer &server : std::as_const(lent)) {
        const QString ensemble = ensembleFor(server);
        if (ensembles.contains(ensemble))
            continue;
        ensembles.append(ensemble);
        if (m_users.contains(ensemble))
            ++m_users[ensemble];
    }
    return ensembles;
}

model::Result<network::McpServer> LentServers::read(const JsonText &entry, const QString &folder)
{
    const QString type = model::stringIn(entry, u"type");
    network::McpServer server;
    server.name = model::stringIn(entry, u"name");
    if (!type.isEmpty() && type != "http"_L1 && type != "stdio"_L1)
        return wrongServer(u"Servers of the type “%1” are not taken here."_s.arg(model::visibleLine(type)));
    if (server.name.isEmpty())
        return wrongServer(u"A server that is lent has a “name”."_s);
    const auto read = type == "http"_L1 ? readAddress(entry, server) : readProgram(entry, folder, server);
    return read.map([&server] { return server; });
}

model::Result<void> LentServers::readProgram(const JsonText &entry, const QString &folder, network::McpServer &server)
{
    const QString command = model::stringIn(entry, u"command");
    if (command.isEmpty())
        return wrongServer(u"A server that is lent has a “command”, or the type “http” and a “url”."_s);
    server.vector.append(command);
    for (const auto &[index, argument] : entry.member(u"args").value_or(JsonText()).members())
        server.vector.append(argument.read().toString());
    server.environment = settingsIn(entry.member(u"env").value_or(JsonText()));
    server.folder = folder;
    return {};
}

//! The same as for a server that a person describes, except that nobody can say here that an address may be in the clear.
model::Result<void> LentServers::readAddress(const JsonText &entry, network::McpServer &server)
{
    network::HttpRequest request;
    request.url = QUrl(model::stringIn(entry, u"url"), QUrl::StrictMode);
    server.kind = network::McpTransportKind::StreamableHttp;
    server.url = request.url;
    server.headers = settingsIn(entry.member(u"headers").value_or(JsonText()));
    server.hasSecretHeaders = true;
    for (const network::McpServer::Setting &header : std::as_const(server.headers)) {
        if (!network::mayBeSet({header.name.toUtf8(), header.text.toUtf8()}))
            return wrongServer(u"The header “%1” cannot be set like this."_s.arg(model::visibleLine(header.name)));
    }
    if (const auto refusal = network::refusalOf(request))
        return wrongServer(refusal->message);
    if (!request.url.userInfo().isEmpty())
        return wrongServer(u"A name and password do not belong in a “url”: “headers” can have them."_s);
    return {};
}

QString LentServers::ensembleFor(const network::McpServer &server)
{
    QStringList taken;
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        network::McpServer same = server;
        same.name = ensemble.name;
        const bool isSame = ensemble.server && ensemble.server->fingerprint() == server.fingerprint();
        // What a person has described holds for it, and what they have said of its tools.
        if (isSame && (!m_users.contains(ensemble.name) || *ensemble.server == same))
            return ensemble.name;
        taken.append(ensemble.name);
    }
    const QString wanted = invocables::normalisedToolName(server.name).left(longestServerName);
    // Apart from what a person describes, today or later: what a conversation has on is kept with it.
    const QString base = u"editor_"_s + (wanted.isEmpty() ? u"server"_s : wanted);
    QString name = base;
    for (int number = 2; taken.contains(name); ++number)
        name = base + u'_' + QString::number(number);
    invocables::Ensemble ensemble;
    ensemble.name = name;
    ensemble.title = model::visibleLine(server.name);
    ensemble.description = tr("Lent by the editor");
    ensemble.enabled = false;
    ensemble.server = server;
    ensemble.server->name = name;
    ensemble.connection = invocables::ConnectionState::Disconnected;
    m_users.insert(name, 0);
    m_catalog.lend(ensemble);
    return name;
}

void LentServers::giveBack(const QStringList &ensembles)
{
    for (const QString &name : ensembles) {
        const auto users = m_users.find(name);
        if (users == m_users.end() || --*users > 0)
            continue;
        m_users.erase(users);
        m_catalog.giveBack(name);
    }
}

} // namespace gui
