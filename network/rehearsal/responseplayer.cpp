// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/responseplayer.h"

#include <QTcpSocket>

#include <limits>

namespace network {

namespace {

//! What the peer has not taken yet is at most this.
constexpr qint64 mostUnsent = 256 * 1024;
//! Pieces that have no pace are still written one for each turn of the event loop where they are small, so that they arrive apart.
constexpr qsizetype mostAtOnce = 64;

QByteArray reasonOf(int status)
{
    switch (status) {
    case 200: return "OK";
    case 400: return "Bad Request";
    case 404: return "Not Found";
    case 413: return "Content Too Large";
    case 429: return "Too Many Requests";
    case 529: return "Overloaded";
    default: return status < 400 ? "OK" : "Error";
    }
}

} // namespace

ResponsePlayer::ResponsePlayer(PlannedResponse response, QTcpSocket &socket, QObject *parent)
    : QObject(parent)
    , m_response(std::move(response))
    , m_socket(socket)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(m_response.millisecondsBetween);
    connect(&m_timer, &QTimer::timeout, this, &ResponsePlayer::writeDue);
    connect(&m_socket, &QTcpSocket::bytesWritten, this, [this] {
        // The timer rests while the peer does not take what is written.
        if (!m_timer.isActive() && m_next < m_response.pieces.size())
            m_timer.start();
    });
    writeHead();
    m_clock.start();
    m_timer.start();
}

void ResponsePlayer::writeHead()
{
    if (m_response.status == 0)
        return;
    QByteArray head = "HTTP/1.1 " + QByteArray::number(m_response.status) + ' ' + reasonOf(m_response.status) + "\r\n";
    for (const auto &[name, value] : m_response.headers)
        head += name + ": " + value + "\r\n";
    if (m_response.isChunked) {
        head += "Transfer-Encoding: chunked\r\n";
    } else {
        qint64 length = m_response.missingBytes;
        for (const QByteArray &piece : m_response.pieces)
            length += piece.size();
        head += "Content-Length: " + QByteArray::number(length) + "\r\n";
    }
    m_socket.write(head + "\r\n");
}

void ResponsePlayer::writeDue()
{
    // What is due is reckoned from the start, so that a busy event loop does not slow the reply down.
    const int between = m_response.millisecondsBetween;
    const qsizetype due = between > 0 ? m_clock.elapsed() / between + 1 : std::numeric_limits<qsizetype>::max();
    for (qsizetype written = 0; m_next < m_response.pieces.size() && m_next < due && written < mostAtOnce; ++m_next) {
        if (m_socket.bytesToWrite() > mostUnsent) {
            m_timer.stop();
            return;
        }
        const QByteArray &piece = m_response.pieces[m_next];
        writePiece(piece);
        ++written;
    }
    if (m_next >= m_response.pieces.size())
        end();
}

void ResponsePlayer::writePiece(const QByteArray &piece)
{
    if (piece.isEmpty())
        return;
    if (m_response.isChunked)
        m_socket.write(QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n");
    else
        m_socket.write(piece);
    m_socket.flush();
}

void ResponsePlayer::end()
{
    m_timer.stop();
    m_next = m_response.pieces.size();
    switch (m_response.ending) {
    case PlannedResponse::Ending::Stall: return;
    case PlannedResponse::Ending::Disconnect:
        // What was written is to arrive before the connection is gone.
        m_socket.flush();
        m_socket.disconnectFromHost();
        return;
    case PlannedResponse::Ending::Finish: break;
    }
    if (m_response.isChunked)
        m_socket.write("0\r\n\r\n");
    Q_EMIT finished();
}

} // namespace network
