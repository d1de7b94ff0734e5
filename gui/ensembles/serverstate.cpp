// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/serverstate.h"

#include "invocables/external/mcp/mcpensemble.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using network::McpConnection, network::McpTransportKind;
using State = McpConnection::State;
using Tone = ServerState::Tone;

namespace {

//! Of texts that are the server's own.
constexpr int longestOwnText = 200;

struct ServerStateTexts {
    Q_DECLARE_TR_FUNCTIONS(ServerState)
};

QString restartingText(int milliseconds)
{
    // A timer may be late by a twentieth.
    return ServerStateTexts::tr("restarting in %1").arg(model::secondsInWords(std::max(1, qRound(milliseconds / 1000.0))));
}

QString transportInUse(McpTransportKind kind)
{
    switch (kind) {
    case McpTransportKind::Stdio: return ServerStateTexts::tr("standard input and output");
    case McpTransportKind::StreamableHttp: return ServerStateTexts::tr("Streamable HTTP");
    case McpTransportKind::EventStream: break;
    }
    return ServerStateTexts::tr("HTTP with server-sent events");
}

//! What happened, and the last words of a program that ended.
QString reasonOf(const model::Error &error)
{
    const bool isToldAlready = error.detail.isEmpty() || error.message.contains(error.detail);
    return isToldAlready ? error.message : error.message + u'\n' + error.detail.right(longestOwnText);
}

//! What it says of itself, and what it speaks.
QStringList introduction(const network::McpClient &client)
{
    const network::McpServerInfo &info = client.info();
    const QString name = info.title.isEmpty() ? info.name : info.title;
    const network::McpProtocol protocol = client.era().protocol();
    const QString version = QString::fromLatin1(protocol.version);
    QStringList lines;
    if (!name.isEmpty())
        lines.append(ServerStateTexts::tr("calls itself %1").arg((name + u' ' + info.version).trimmed().left(longestOwnText)));
    lines.append(protocol.isModern() ? ServerStateTexts::tr("MCP %1, stateless").arg(version)
                                     : ServerStateTexts::tr("MCP %1, with a session").arg(version));
    lines.append(transportInUse(client.transportKind()));
    return lines;
}

} // namespace

ServerState ServerState::of(invocables::McpEnsemble &server)
{
    const McpConnection &connection = server.connection();
    ServerState state;
    state.reason = reasonOf(connection.error());
    if (state.reason.isEmpty())
        state.reason = reasonOf(server.tools().error());
    switch (connection.state()) {
    case State::Off: state.word = ServerStateTexts::tr("off"); break;
    case State::Connecting: state.word = ServerStateTexts::tr("connecting…"); break;
    case State::SignIn:
        state.word = ServerStateTexts::tr("needs sign-in");
        state.tone = Tone::Warning;
        break;
    case State::Ready:
        state.word = ServerStateTexts::tr("ready");
        state.tone = Tone::Good;
        break;
    case State::Waiting:
        state.word = restartingText(connection.untilNextAttempt());
        state.tone = Tone::Warning;
        break;
    case State::Failed: state.word = ServerStateTexts::tr("failed"); state.tone = Tone::Warning;
    }
    state.isCalm = connection.state() == State::Off || connection.state() == State::Ready;
    const network::McpServer &described = connection.server();
    QStringList lines {described.kind == McpTransportKind::Stdio ? described.vector.join(u' ') : described.url.toDisplayString()};
    if (const network::McpClient *client = connection.client())
        lines += introduction(*client);
    state.detail = lines.join(u'\n');
    return state;
}

QString transportName(const network::McpServer &server)
{
    return server.kind == McpTransportKind::Stdio ? u"stdio"_s : u"HTTP"_s;
}

QUrl exchangesOf(const network::McpServer &server)
{
    QUrl url;
    if (server.kind == McpTransportKind::Stdio) {
        url.setScheme(u"stdio"_s);
        url.setHost(server.name);
        return url;
    }
    return server.url.adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo);
}

} // namespace gui
