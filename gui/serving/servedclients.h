// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "network/mcp/serving/servedcall.h"

#include <QDateTime>
#include <QPointer>

namespace gui {

//! Who is served, and what is under way for whom, for the person to see and to stop. Clients are told apart by what they call themselves.
//! Part of what is offered.
class ServedClients final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedClients)

public:
    //! Those that have been quiet for longest are forgotten.
    static constexpr qsizetype mostClients = 100;

    //! What works for a client: a turn, a comparison, a tool.
    struct Call {
        QPointer<network::ServedCall> call;
        //! What was asked for: a tool's name.
        QString what;
        //! Where it is done; empty where in none.
        model::ConversationId conversation = {};
        QDateTime since = {};
    };
    struct Client {
        //! Nothing unseen in it; empty where it has not said.
        QString name;
        QString version;
        int calls = 0;
        QDateTime seen = {};
        QList<Call> running = {};
    };

    explicit ServedClients(QObject *parent)
        : QObject(parent)
    {
    }

    //! A request of a client.
    void note(network::ServedCall &call);
    void setConversation(const network::ServedCall &call, const model::ConversationId &conversation);
    //! The newest first.
    const QList<Client> &clients() const { return m_clients; }
    int running() const;
    //! What was asked for is given up; its client gets an error.
    static void stop(const Call &call);
    void stopAll();

Q_SIGNALS:
    void changed();

private:
    Client &clientOf(const network::ServedCall &call);
    void forgetCall(const QObject *call);

    QList<Client> m_clients;
};

} // namespace gui
