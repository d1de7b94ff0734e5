// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/streamablehttptransport.h"

#include "network/http/httpclient.h"
#include "network/mcp/http/listeningstream.h"

namespace network {

using namespace Qt::StringLiterals;

StreamableHttpTransport::StreamableHttpTransport(HttpClient &client, const McpEndpoint &endpoint, Authorizer *authorizer, QObject *parent)
    : McpTransport(parent)
    , m_client(client)
    , m_gate(authorizer, endpoint.url)
    , m_session(endpoint)
    , m_connection {client, m_gate, m_session}
{
}

void StreamableHttpTransport::open()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_closed)
                return;
            if (const auto refusal = refusalOf(m_session.get()))
                Q_EMIT closed(*refusal);
            else
                Q_EMIT opened();
        },
        Qt::QueuedConnection);
}

void StreamableHttpTransport::send(const McpOutgoing &outgoing)
{
    if (m_closed)
        return;
    if (m_handshake)
        m_held.append(outgoing);
    else
        begin(outgoing);
}

void StreamableHttpTransport::begin(const McpOutgoing &outgoing)
{
    const bool isAnswer = outgoing.method.isEmpty();
    if (isAnswer && m_answers >= mostAnswers) {
        Q_EMIT wroteAside(tr("The server asks faster than it takes the answers; one is not sent."));
        return;
    }
    if (outgoing.method == "initialize"_L1)
        startOver();
    auto *stream = new RequestStream(m_connection, outgoing, this);
    if (isAnswer) {
        ++m_answers;
        connect(stream, &QObject::destroyed, this, [this] { --m_answers; });
    }
    connectSignals(*stream, outgoing.id);
    if (outgoing.id != 0)
        m_requests.insert(outgoing.id, stream);
    if (outgoing.method == "notifications/initialized"_L1)
        holdBackUntilTaken(*stream);
}

void StreamableHttpTransport::startOver()
{
    m_session.end();
    m_listens = false;
    if (m_listening)
        m_listening->stop();
    m_listening.clear();
}

void StreamableHttpTransport::connectSignals(RequestStream &stream, qint64 id)
{
    connect(&stream, &MessageStream::received, this, [this, id](const RpcMessage &message) {
        if (m_listens && !m_listening && !m_handshake)
            startListening();
        Q_EMIT received(message, id);
    });
    connect(&stream, &MessageStream::wroteAside, this, &McpTransport::wroteAside);
    connect(&stream, &RequestStream::failed, this, [this, id](const McpDeliveryFailure &failure) {
        m_requests.remove(id);
        if (id != 0)
            Q_EMIT undelivered(id, failure);
        else
            Q_EMIT wroteAside(failure.error.message);
    });
    connect(&stream, &MessageStream::ended, this, [this, id] { m_requests.remove(id); });
}

void StreamableHttpTransport::holdBackUntilTaken(RequestStream &stream)
{
    m_handshake = &stream;
    connect(&stream, &RequestStream::accepted, this, &StreamableHttpTransport::letGo);
    connect(&stream, &MessageStream::ended, this, &StreamableHttpTransport::letGo);
}

void StreamableHttpTransport::letGo()
{
    if (!m_handshake || m_closed)
        return;
    m_handshake.clear();
    for (const McpOutgoing &outgoing : std::exchange(m_held, {}))
        send(outgoing);
    if (m_listens && !m_listening)
        startListening();
}

void StreamableHttpTransport::forget(qint64 id)
{
    m_held.removeIf([id](const McpOutgoing &outgoing) { return outgoing.id == id; });
    if (const auto stream = m_requests.take(id))
        stream->stop();
}

void StreamableHttpTransport::listen()
{
    m_listens = !m_closed && !m_session.isModern();
    if (m_listens && !m_listening && !m_handshake)
        startListening();
}

void StreamableHttpTransport::startListening()
{
    m_listening = new ListeningStream(m_connection, this);
    connect(m_listening, &MessageStream::received, this, [this](const RpcMessage &message) { Q_EMIT received(message, 0); });
    connect(m_listening, &MessageStream::wroteAside, this, &McpTransport::wroteAside);
    connect(m_listening, &MessageStream::ended, this, &StreamableHttpTransport::listeningEnded);
}

void StreamableHttpTransport::listeningEnded()
{
    // Where it only could not be had, the next answer shows that the server is there again.
    if (m_listening && m_listening->isDeclined())
        m_listens = false;
    m_listening.clear();
}

void StreamableHttpTransport::close()
{
    if (m_closed)
        return;
    m_closed = true;
    m_held.clear();
    for (MessageStream *stream : findChildren<MessageStream *>(Qt::FindDirectChildrenOnly))
        stream->stop();
    if (!m_session.hasBegun())
        return;
    HttpRequest farewell = m_session.farewell();
    if (const QByteArray token = m_gate.token(); !token.isEmpty()) {
        farewell.headers.emplace_back("Authorization", "Bearer " + token);
        farewell.secrets.append(token);
    }
    // Outlives the transport; the client ends it at the latest.
    m_client.send(farewell, &m_client);
}

} // namespace network
