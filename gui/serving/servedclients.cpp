// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servedclients.h"

#include "model/text/visibletext.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestClientName = 80;

QString namedVisibly(const QString &text)
{
    return model::shortened(model::visibleLine(text), longestClientName);
}

} // namespace

ServedClient &ServedClients::clientOf(const network::ServedCall &call)
{
    const QString name = namedVisibly(call.peer().name);
    const QString version = namedVisibly(call.peer().version);
    const auto found = std::find_if(
        m_clients.begin(), m_clients.end(), [&](const ServedClient &client) { return client.name == name && client.version == version; });
    if (found != m_clients.end()) {
        std::rotate(m_clients.begin(), found, std::next(found));
        return m_clients.first();
    }
    m_clients.prepend({name, version});
    for (qsizetype at = m_clients.size() - 1; at > 0 && m_clients.size() > mostClients; --at) {
        if (m_clients.at(at).running.isEmpty())
            m_clients.removeAt(at);
    }
    return m_clients.first();
}

void ServedClients::note(network::ServedCall &call)
{
    ServedClient &client = clientOf(call);
    client.seen = QDateTime::currentDateTime();
    if (call.method() == "tools/call"_L1) {
        ++client.calls;
        const QString id = model::newIdentifier();
        client.running.append({id, namedVisibly(model::stringIn(call.params(), u"name")), {}, {}, client.seen});
        m_calls.insert(id, &call);
        connect(&call, &QObject::destroyed, this, &ServedClients::forgetCall);
    }
    Q_EMIT changed();
}

QList<ServedClient> ServedClients::clients() const
{
    QList<ServedClient> clients = m_clients;
    for (ServedClient &client : clients) {
        for (ServedClient::Work &work : client.running) {
            const network::ServedCall *call = m_calls.value(work.id);
            work.waits = call && call->hasOpenQuestions();
        }
    }
    return clients;
}

void ServedClients::setPlace(const network::ServedCall &call, const model::ConversationId &place, bool isKept)
{
    for (ServedClient &client : m_clients) {
        for (ServedClient::Work &work : client.running) {
            if (m_calls.value(work.id) != &call)
                continue;
            work.place = place;
            work.conversation = isKept ? place : model::ConversationId();
        }
    }
    Q_EMIT changed();
}

//! Its pointer is null by then.
void ServedClients::forgetCall(const QObject *)
{
    m_calls.removeIf([](const auto &each) { return each.value().isNull(); });
    for (ServedClient &client : m_clients)
        client.running.removeIf([this](const ServedClient::Work &work) { return !m_calls.contains(work.id); });
    Q_EMIT changed();
}

void ServedClients::stop(const QPointer<network::ServedCall> &call)
{
    if (call)
        call->stop(u"The person at Parlance has stopped this."_s);
}

void ServedClients::stop(const QString &work)
{
    stop(m_calls.value(work));
}

void ServedClients::stopAll()
{
    for (const auto calls = m_calls.values(); const QPointer<network::ServedCall> &call : calls)
        stop(call);
}

} // namespace gui
