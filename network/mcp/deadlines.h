// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"

#include <QDeadlineTimer>
#include <QSet>

namespace network {

class McpRequest;

//! Gives up the requests of one connection when their time is over. One timer serves all: most are answered long before, and a timer that
//! is started and stopped for each would cost more than the rest of a short call. Part of a client.
class McpDeadlines final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpDeadlines)

public:
    explicit McpDeadlines(QObject *parent);

    //! Until it is removed. Its deadline may become later by itself.
    void add(McpRequest &request);
    void remove(McpRequest &request) { m_requests.remove(&request); }
    //! Whether all clocks stand still; each then goes on with what it had left.
    void hold(bool hold);
    bool areHeld() const { return m_held; }

private:
    void awaitBy(const QDeadlineTimer &deadline);
    void look();

    QSet<McpRequest *> m_requests;
    model::Countdown m_timer;
    bool m_held = false;
    //! When the timer goes off.
    QDeadlineTimer m_next {QDeadlineTimer::Forever};
};

} // namespace network
