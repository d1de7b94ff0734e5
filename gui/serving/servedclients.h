// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/servedclient.h"
#include "network/mcp/serving/servedcall.h"

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

    explicit ServedClients(QObject *parent)
        : QObject(parent)
    {
    }

    //! A request of a client.
    void note(network::ServedCall &call);
    //! What its questions are known by, and whether that is a conversation that can be opened.
    void setPlace(const network::ServedCall &call, const model::ConversationId &place, bool isKept);
    //! The newest first.
    QList<ServedClient> clients() const;
    //! What was asked for is given up; its client gets an error.
    void stop(const QString &work);
    void stopAll();

Q_SIGNALS:
    void changed();

private:
    ServedClient &clientOf(const network::ServedCall &call);
    void forgetCall(const QObject *call);
    static void stop(const QPointer<network::ServedCall> &call);

    QList<ServedClient> m_clients;
    //! Of what is under way, by its name.
    QHash<QString, QPointer<network::ServedCall>> m_calls;
};

} // namespace gui
