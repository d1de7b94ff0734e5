// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"

#include <QElapsedTimer>
#include <QObject>

namespace network {

class McpClient;

//! Asks a server that has long been silent whether it is there (2025-11-25, basic/utilities/ping); of the legacy era, since the modern one
//! has no such question. Waits while a person is asked. Part of a client.
class McpLifeSigns final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpLifeSigns)

public:
    //! Questions in a row without an answer after which it counts as dead: one that works on a call may be slow to answer.
    static constexpr int mostUnanswered = 3;

    //! `interval`: milliseconds of silence before each question.
    McpLifeSigns(McpClient &client, int interval);

    //! The server has said something.
    void heard();

Q_SIGNALS:
    //! The last signal.
    void died();

private:
    void look();
    void ask();
    bool isSpared() const;

    McpClient &m_client;
    const int m_interval;
    QElapsedTimer m_silence;
    model::Countdown m_timer;
    int m_unanswered = 0;
};

} // namespace network
