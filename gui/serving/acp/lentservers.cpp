// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/lentservers.h"

#include "invocables/tools/toolname.h"
#include "model/text/visibletext.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText;

namespace {

constexpr qsizetype longestServerName = 40;

tl::unexpected<model::Error> wrongServer(const QString &why)
{
    return model::failure(model::ErrorCategory::Usage, why);
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

//! One that is a program, which every agent takes; others have not been offered in the handshake.
model::Result<network::McpServer> LentServers::read(const JsonText &entry, const QString &folder)
{
    network::McpServer server;
    server.name = model::stringIn(entry, u"name");
    const QString command = model::stringIn(entry, u"command");
    if (entry.member(u"url"))
        return wrongServer(u"The server “%1” is reached by its address; only programs can be lent."_s.arg(model::visibleLine(server.name)));
    if (server.name.isEmpty() || command.isEmpty())
        return wrongServer(u"A server that is lent has a “name” and a “command”."_s);
    server.vector.append(command);
    for (const auto &[index, argument] : entry.member(u"args").value_or(JsonText()).members())
        server.vector.append(argument.read().toString());
    for (const auto &[index, variable] : entry.member(u"env").value_or(JsonText()).members())
        server.environment.append({model::stringIn(variable, u"name"), model::stringIn(variable, u"value")});
    server.folder = folder;
    return server;
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
