// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/framing/linepipe.h"
#include "network/mcp/serving/legacysession.h"
#include "network/mcp/serving/modernservice.h"

namespace network {

//! Serves the one peer that has started this program, over two files: a message a line. Owned by the command; deleting it ends the calls
//! under way.
class McpStdioService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpStdioService)

public:
    //! How long answers that are under way are waited for once the peer has said all, in milliseconds.
    static constexpr int longestFarewell = 10'000;

    //! `in` and `out` are open and outlive this.
    McpStdioService(McpOffer &offer, int in, int out, QObject *parent);
    ~McpStdioService() override;

    void start();

Q_SIGNALS:
    //! The peer has gone, or takes nothing any more; the last signal. `why` is empty where all is in order.
    void finished(const QString &why);

private:
    class Reply;

    void take(const QByteArray &line);
    void endWhenIdle();
    void end(const QString &why);

    LinePipe m_pipe;
    //! Answers that are owed.
    int m_open = 0;
    bool m_atEnd = false;
    bool m_ended = false;
    model::Countdown m_farewell;
    // After what they answer through.
    LegacySession m_legacy;
    ModernService m_modern;
};

} // namespace network
