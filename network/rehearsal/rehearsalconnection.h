// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/rehearsal/httprequestreader.h"

#include <QObject>

class QTcpSocket;

namespace network {

class ResponsePlayer;

//! One connection to the rehearsal server: reads requests and has each answered, one after the other. Deletes itself when the
//! peer goes; owned by the server.
class RehearsalConnection final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RehearsalConnection)

public:
    RehearsalConnection(QTcpSocket *socket, Responder &responder, QObject *parent);

private:
    enum class State { Reading, Answering };

    void read();
    void proceed(HttpRequestReader::State state);
    void answer(const PlannedResponse &response, bool isLast);

    QTcpSocket *m_socket;
    Responder &m_responder;
    HttpRequestReader m_reader;
    State m_state = State::Reading;
    model::Countdown m_idle;
};

} // namespace network
