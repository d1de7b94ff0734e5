// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/mcphttptest.h"

#include "network/mcp/http/streamablehttptransport.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;

void McpHttpTest::cleanup()
{
    m_transport.reset();
    m_patience = {};
    m_received.clear();
    m_undelivered.clear();
    m_aside.clear();
    m_closed.clear();
    m_opened = 0;
    HttpTest::cleanup();
}

McpEndpoint McpHttpTest::endpoint() const
{
    return {m_server->url(u"/mcp"_s), {{"X-Api-Key", "sk-server-123"}}, {"sk-server-123"}, {}, false, m_patience};
}

McpTransport &McpHttpTest::connectTo(Authorizer *authorizer)
{
    m_transport = std::make_unique<StreamableHttpTransport>(*m_client, endpoint(), authorizer, nullptr);
    listenTo(*m_transport);
    m_transport->open();
    [this] { QTRY_COMPARE(m_opened, 1); }();
    return *m_transport;
}

void McpHttpTest::listenTo(McpTransport &transport)
{
    connect(&transport, &McpTransport::opened, this, [this] { ++m_opened; });
    connect(&transport, &McpTransport::received, this, [this](const RpcMessage &message, qint64 relatedTo) {
        m_received.append({message, relatedTo});
    });
    connect(&transport, &McpTransport::undelivered, this, [this](qint64 id, const McpDeliveryFailure &failure) {
        m_undelivered.append({id, failure});
    });
    connect(&transport, &McpTransport::wroteAside, this, [this](const QString &line) { m_aside.append(line); });
    connect(&transport, &McpTransport::closed, this, [this](const model::Error &why) { m_closed.append(why); });
}

McpTransport &McpHttpTest::connectLegacy(const QByteArray &session, Authorizer *authorizer)
{
    McpTransport &transport = connectTo(authorizer);
    const QByteArray header = session.isEmpty() ? QByteArray() : "Mcp-Session-Id: " + session + "\r\n";
    m_server->enqueue(Script::answer(200, answer(1), "application/json", header));
    transport.send(request(1, u"initialize"_s));
    [this] { QTRY_COMPARE(m_received.size(), 1); }();
    transport.setProtocol({McpProtocol::newestLegacy.toByteArray()});
    m_server->enqueue(Script::answer(202, {}));
    transport.send(notification(u"notifications/initialized"_s));
    // Only once it is taken: till then the transport holds back what follows.
    [this] { QTRY_COMPARE(m_ended->count(), 2); }();
    m_received.clear();
    return transport;
}

McpTransport &McpHttpTest::connectModern(Authorizer *authorizer)
{
    McpTransport &transport = connectTo(authorizer);
    transport.setProtocol({McpProtocol::modern.toByteArray()});
    return transport;
}

McpOutgoing McpHttpTest::request(qint64 id, const QString &method)
{
    McpOutgoing outgoing;
    outgoing.id = id;
    outgoing.method = method;
    outgoing.message = rpcRequest(id, method, {});
    outgoing.origin.purpose = u"test"_s;
    return outgoing;
}

McpOutgoing McpHttpTest::notification(const QString &method)
{
    McpOutgoing outgoing;
    outgoing.method = method;
    outgoing.message = rpcNotification(method, {});
    return outgoing;
}

QByteArray McpHttpTest::answer(qint64 id)
{
    return rpcResult(model::JsonText::trusted(QByteArray::number(id)), model::JsonText::trusted("{\"tools\":[]}"));
}

QByteArray McpHttpTest::answerEvent(qint64 id, const QByteArray &eventId)
{
    return (eventId.isEmpty() ? QByteArray() : "id: " + eventId + '\n') + "event: message\ndata: " + answer(id) + "\n\n";
}
