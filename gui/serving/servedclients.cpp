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

ServedClients::Client &ServedClients::clientOf(const network::ServedCall &call)
{
    const QString name = namedVisibly(call.peer().name);
    const QString version = namedVisibly(call.peer().version);
    const auto found = std::find_if(
        m_clients.begin(), m_clients.end(), [&](const Client &client) { return client.name == name && client.version == version; });
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
    Client &client = clientOf(call);
    client.seen = QDateTime::currentDateTime();
    if (call.method() == "tools/call"_L1) {
        ++client.calls;
        client.running.append({&call, namedVisibly(model::stringIn(call.params(), u"name")), {}, client.seen});
        connect(&call, &QObject::destroyed, this, &ServedClients::forgetCall);
    }
    Q_EMIT changed();
}

void ServedClients::setConversation(const network::ServedCall &call, const model::ConversationId &conversation)
{
    for (Client &client : m_clients) {
        for (Call &running : client.running) {
            if (running.call == &call)
                running.conversation = conversation;
        }
    }
    Q_EMIT changed();
}

//! Its pointer is null by then.
void ServedClients::forgetCall(const QObject *)
{
    for (Client &client : m_clients)
        client.running.removeIf([](const Call &call) { return call.call.isNull(); });
    Q_EMIT changed();
}

int ServedClients::running() const
{
    int count = 0;
    for (const Client &client : m_clients)
        count += int(client.running.size());
    return count;
}

void ServedClients::stop(const Call &call)
{
    if (call.call)
        call.call->stop(u"The person at Parlance has stopped this."_s);
}

void ServedClients::stopAll()
{
    for (const QList<Client> clients = m_clients; const Client &client : clients) {
        for (const Call &call : client.running)
            stop(call);
    }
}

} // namespace gui
