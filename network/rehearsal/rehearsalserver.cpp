// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rehearsalserver.h"

#include "network/rehearsal/cassetteresponder.h"
#include "network/rehearsal/rehearsalconnection.h"
#include "network/rehearsal/scenarioresponder.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace network {

namespace {

constexpr int mostConnections = 64;

model::Result<std::unique_ptr<Responder>> responderFor(const QString &path)
{
    if (path.endsWith(".jsonl"_L1)) {
        auto cassette = Cassette::read(path);
        if (!cassette)
            return tl::unexpected(cassette.error());
        return std::make_unique<CassetteResponder>(std::move(*cassette));
    }
    const QString scenarioPath = path.isEmpty() ? u":/scenarios/default.toml"_s : path;
    auto scenario = Scenario::read(model::DescriptorFile::read(scenarioPath));
    if (!scenario)
        return tl::unexpected(scenario.error());
    return std::make_unique<ScenarioResponder>(std::move(*scenario));
}

} // namespace

RehearsalServer::RehearsalServer(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
}

RehearsalServer::~RehearsalServer() = default;

model::Result<QUrl> RehearsalServer::start(quint16 port)
{
    if (!m_responder) {
        auto responder = responderFor(m_path);
        if (!responder)
            return tl::unexpected(responder.error());
        m_responder = std::move(*responder);
    }
    if (!m_server) {
        m_server = new QTcpServer(this);
        connect(m_server, &QTcpServer::newConnection, this, &RehearsalServer::acceptConnections);
    }
    if (!m_server->isListening() && !m_server->listen(QHostAddress::LocalHost, port)) {
        return model::failure(
            model::ErrorCategory::Usage, tr("The rehearsal cannot listen on port %1: %2.").arg(port).arg(m_server->errorString()));
    }
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_server->serverPort()));
}

void RehearsalServer::acceptConnections()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        if (findChildren<RehearsalConnection *>(Qt::FindDirectChildrenOnly).size() >= mostConnections)
            socket->deleteLater();
        else
            new RehearsalConnection(socket, *m_responder, this);
    }
}

} // namespace network
