// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rehearsalconnection.h"

#include "network/basics/logging.h"
#include "network/http/httprequest.h"
#include "network/rehearsal/responseplayer.h"
#include "network/rehearsal/wirelanguage.h"

#include <QTcpSocket>

namespace network {

namespace {

constexpr int idleMilliseconds = 120'000;
//! While a reply is played, the next request waits in the socket, up to this.
constexpr qint64 readBuffer = 1024 * 1024;

//! A page of the web whose name was made to lead to this machine would otherwise speak with whatever listens here: its browser still says
//! that name.
bool isMeant(const IncomingRequest &request)
{
    QByteArrayList hosts;
    for (const auto &[name, value] : request.headers) {
        if (name.compare("host", Qt::CaseInsensitive) == 0)
            hosts.append(value);
    }
    const QByteArray host = hosts.value(0);
    const QUrl url = QUrl::fromEncoded("http://" + host, QUrl::StrictMode);
    return hosts.size() == 1 && isLoopback(url) && url.userInfo().isEmpty()
        && url.authority(QUrl::FullyEncoded).toLatin1() == host.toLower();
}

} // namespace

RehearsalConnection::RehearsalConnection(QTcpSocket *socket, Responder &responder, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_responder(responder)
{
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setReadBufferSize(readBuffer);
    m_idle.setInterval(idleMilliseconds);
    connect(&m_idle, &QTimer::timeout, m_socket, [this] { m_socket->abort(); });
    connect(m_socket, &QTcpSocket::readyRead, this, &RehearsalConnection::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    m_idle.start();
    read();
}

void RehearsalConnection::read()
{
    if (m_state == State::Reading && m_socket->bytesAvailable() > 0)
        proceed(m_reader.append(m_socket->readAll()));
}

void RehearsalConnection::proceed(HttpRequestReader::State state)
{
    m_idle.start();
    if (m_reader.takeExpectation())
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    if (state == HttpRequestReader::State::Incomplete)
        return;
    if (state == HttpRequestReader::State::Broken) {
        answer(jsonResponse(400, "{\"error\":{\"message\":\"This is no request that the rehearsal can read.\"}}"), true);
        return;
    }
    const IncomingRequest request = m_reader.take();
    qCDebug(lcRehearsal) << request.method << request.target << request.body.size();
    if (!isMeant(request)) {
        answer(errorResponse(request, 403, QStringLiteral("The rehearsal is for programs of this machine, under its own names.")), true);
        return;
    }
    answer(m_responder.respond(request), request.header("connection").toLower() == "close");
}

void RehearsalConnection::answer(const PlannedResponse &response, bool isLast)
{
    m_state = State::Answering;
    m_idle.stop();
    auto *player = new ResponsePlayer(response, *m_socket, this);
    connect(player, &ResponsePlayer::finished, this, [this, player, isLast] {
        player->deleteLater();
        if (isLast) {
            m_socket->disconnectFromHost();
            return;
        }
        m_state = State::Reading;
        proceed(m_reader.append(m_socket->readAll()));
    });
}

} // namespace network
