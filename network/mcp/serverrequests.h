// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/era.h"
#include "network/mcp/host.h"

#include <QDeadlineTimer>
#include <QObject>

namespace network {

//! Answers what a server asks of the client: life signs, roots, elicitation. Part of a client.
class McpServerRequests final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpServerRequests)

public:
    using Answer = tl::expected<model::JsonText, RpcError>;
    using Done = std::function<void(const Answer &answer)>;

    //! Questions to a person, at once and in a minute; what a server asks beyond that is refused.
    static constexpr int mostAtOnce = 8;
    static constexpr int mostInMinute = 60;

    //! `server` is its name for the person. The host outlives this.
    McpServerRequests(QString server, McpHost &host, QObject *parent);

    //! `done` exactly once, unless `context` is gone by then. `relatedTo`: our request in the course of which it is asked, or 0.
    void answer(const McpServerRequest &request, qint64 relatedTo, QObject *context, Done done);
    //! A person has been asked and has not answered yet.
    bool isAsking() const { return m_asking > 0; }

Q_SIGNALS:
    void askingChanged();

private:
    void count(int change);
    Answer rootsAnswer() const;
    void elicit(const model::JsonText &params, qint64 relatedTo, QObject *context, Done done);

    const QString m_server;
    McpHost &m_host;
    int m_asking = 0;
    //! What the person was asked in this minute.
    QDeadlineTimer m_minute;
    int m_asked = 0;
};

} // namespace network
