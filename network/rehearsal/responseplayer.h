// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/plannedresponse.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QTcpSocket;

namespace network {

//! Writes one planned response to a connection, piece by piece at its pace and no faster than the peer takes it. Owned by the
//! connection; ends with it.
class ResponsePlayer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResponsePlayer)

public:
    ResponsePlayer(PlannedResponse response, QTcpSocket &socket, QObject *parent);

Q_SIGNALS:
    //! The response is complete; the next request may be answered.
    void finished();

private:
    void writeHead();
    void writeDue();
    void writePiece(const QByteArray &piece);
    void end();

    PlannedResponse m_response;
    QTcpSocket &m_socket;
    QTimer m_timer;
    QElapsedTimer m_clock;
    qsizetype m_next = 0;
};

} // namespace network
