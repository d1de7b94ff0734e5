// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/captureserver.h"

#include "network/http/httprequest.h"
#include "network/secrets/unguessable.h"

#include <QTcpServer>
#include <QTcpSocket>

namespace network {

using namespace Qt::StringLiterals;

CaptureServer::CaptureServer(model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_log(log)
{
}

CaptureServer::~CaptureServer()
{
    // They use what this has.
    qDeleteAll(findChildren<CaptureConnection *>(Qt::FindDirectChildrenOnly));
}

model::Result<QUrl> CaptureServer::start(const QUrl &target, bool allowCleartext, quint16 port)
{
    HttpRequest request;
    request.url = target;
    request.allowCleartext = allowCleartext;
    if (const auto refusal = refusalOf(request))
        return tl::unexpected(*refusal);
    if (target.hasQuery() || target.hasFragment() || !target.userInfo().isEmpty()) {
        return model::failure(model::ErrorCategory::Usage,
            tr("The address to capture for has no query, fragment or password: %1")
                .arg(target.toDisplayString(QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo)));
    }
    m_place = CapturePlace(target, unguessable());
    m_server = new QTcpServer(this);
    connect(m_server, &QTcpServer::newConnection, this, &CaptureServer::acceptConnections);
    if (!m_server->listen(QHostAddress::LocalHost, port)) {
        return model::failure(
            model::ErrorCategory::Usage, tr("Capture cannot listen on port %1: %2.").arg(port).arg(m_server->errorString()));
    }
    return QUrl(u"http://127.0.0.1:%1/%2"_s.arg(m_server->serverPort()).arg(QString::fromLatin1(m_place.key)));
}

void CaptureServer::acceptConnections()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        if (findChildren<CaptureConnection *>(Qt::FindDirectChildrenOnly).size() >= mostConnections) {
            Q_EMIT refused(tr("More than %1 connections at once: one was closed.").arg(mostConnections));
            socket->deleteLater();
            continue;
        }
        auto *connection = new CaptureConnection(socket, m_place, m_redactions, m_log, this);
        connect(connection, &CaptureConnection::refused, this, &CaptureServer::refused);
    }
}

} // namespace network
