// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/scriptedserver.h"

#include <QTcpSocket>

#include <sys/socket.h>

using namespace Qt::StringLiterals;

namespace {

//! Nothing of what was written and not taken goes out any more.
void resetConnection(QTcpSocket &socket)
{
    const linger now {1, 0};
    setsockopt(int(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
    socket.abort();
}

} // namespace

Script &Script::send(const QByteArray &bytes, qsizetype split)
{
    const qsizetype piece = split > 0 ? split : std::max<qsizetype>(1, bytes.size());
    for (qsizetype position = 0; position < bytes.size(); position += piece)
        steps.append({Action::Send, bytes.mid(position, piece)});
    return *this;
}

Script &Script::close()
{
    steps.append({Action::Close});
    return *this;
}

Script &Script::reset()
{
    steps.append({Action::Reset});
    return *this;
}

Script &Script::stall()
{
    steps.append({Action::Stall});
    return *this;
}

Script Script::answer(int status, const QByteArray &body, const QByteArray &contentType, const QByteArray &headers)
{
    const QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + " Status\r\nContent-Type: " + contentType
        + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n";
    return Script().send(head + body);
}

Script Script::stream(const QByteArray &events, qsizetype split)
{
    Script script;
    script.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
    return script.send(events, split).close();
}

QByteArray ScriptedServer::Request::header(const QByteArray &wanted) const
{
    for (const auto &[name, value] : headers) {
        if (name.compare(wanted, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

ScriptedServer::ScriptedServer(QObject *parent)
    : QObject(parent)
{
    connect(&m_server, &QTcpServer::newConnection, this, &ScriptedServer::accept);
    m_server.listen(QHostAddress::LocalHost);
}

QUrl ScriptedServer::url(const QString &path) const
{
    return QUrl(u"http://127.0.0.1:%1%2"_s.arg(m_server.serverPort()).arg(path));
}

QTcpSocket *ScriptedServer::socketOf(qsizetype request) const
{
    for (auto place = m_open.begin(); place != m_open.end(); ++place) {
        if (place->number == m_requests.at(request).connection)
            return place.key();
    }
    return nullptr;
}

void ScriptedServer::say(qsizetype request, const QByteArray &bytes)
{
    if (QTcpSocket *socket = socketOf(request))
        socket->write(bytes);
}

void ScriptedServer::hangUp(qsizetype request)
{
    if (QTcpSocket *socket = socketOf(request))
        socket->disconnectFromHost();
}

void ScriptedServer::breakOff(qsizetype request)
{
    if (QTcpSocket *socket = socketOf(request))
        resetConnection(*socket);
}

Script ScriptedServer::takeScript(const Request &request)
{
    for (qsizetype index = 0; index < m_scripts.size(); ++index) {
        if (request.line.startsWith(m_scripts.at(index).beginning))
            return m_scripts.takeAt(index).script;
    }
    return m_answerer ? m_answerer(request) : Script().close();
}

void ScriptedServer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        socket->setParent(this);
        m_open.insert(socket, {m_connections++, {}, {}});
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::bytesWritten, this, [this, socket] { play(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_open.remove(socket);
            socket->deleteLater();
        });
    }
}

void ScriptedServer::read(QTcpSocket *socket)
{
    Connection &connection = m_open[socket];
    connection.received += socket->readAll();
    if (!takeRequest(connection))
        return;
    connection.steps = takeScript(m_requests.last()).steps;
    Q_EMIT requestArrived();
    play(socket);
}

namespace {

//! Takes a body that comes in chunks from the beginning of `bytes`; nothing, and `bytes` as they were, where it is not all there.
std::optional<QByteArray> takeChunks(QByteArray &bytes)
{
    QByteArray body;
    for (qsizetype from = 0;;) {
        const qsizetype line = bytes.indexOf("\r\n", from);
        if (line < 0)
            return std::nullopt;
        const qsizetype length = bytes.sliced(from, line - from).toLongLong(nullptr, 16);
        if (bytes.size() < line + 4 + length)
            return std::nullopt;
        body += bytes.mid(line + 2, length);
        from = line + 4 + length;
        if (length == 0) {
            bytes.remove(0, from);
            return body;
        }
    }
}

} // namespace

bool ScriptedServer::takeRequest(Connection &connection)
{
    const qsizetype end = connection.received.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    QList<QByteArray> lines = connection.received.first(end).split('\n');
    Request request;
    request.connection = connection.number;
    request.line = lines.takeFirst().trimmed();
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        request.headers.append({line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    if (request.header("Transfer-Encoding") == "chunked") {
        QByteArray rest = connection.received.sliced(end + 4);
        const auto body = takeChunks(rest);
        if (!body)
            return false;
        request.body = *body;
        connection.received = rest;
        m_requests.append(request);
        return true;
    }
    const qsizetype length = request.header("Content-Length").toLongLong();
    if (connection.received.size() < end + 4 + length)
        return false;
    request.body = connection.received.mid(end + 4, length);
    connection.received.remove(0, end + 4 + length);
    m_requests.append(request);
    return true;
}

void ScriptedServer::play(QTcpSocket *socket)
{
    const auto place = m_open.find(socket);
    if (place == m_open.end() || place->steps.isEmpty() || socket->bytesToWrite() > 0)
        return;
    const Script::Step step = place->steps.takeFirst();
    switch (step.action) {
    case Script::Action::Send: socket->write(step.bytes); break;
    case Script::Action::Close: socket->disconnectFromHost(); break;
    case Script::Action::Reset: resetConnection(*socket); break;
    case Script::Action::Stall: place->steps.clear(); break;
    }
}
