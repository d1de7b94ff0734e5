// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/streamablehttptransport.h"

#include "network/http/httpclient.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

// A stream that stood so long has not failed: proxies cut quiet ones off.
constexpr int steadyMilliseconds = 10'000;

} // namespace

ListeningStream::ListeningStream(const Connection &connection, QObject *parent)
    : MessageStream(connection, parent)
{
    send(session().get());
}

void ListeningStream::headArrived(const model::Headers &, bool isStream)
{
    m_isStream = isStream;
    m_opened.start();
}

void ListeningStream::deliver(const RpcMessage &message)
{
    m_failures = 0;
    Q_EMIT received(message);
}

void ListeningStream::responseEnded(const AuthorizedJob &job, const std::optional<model::Error> &)
{
    const bool isRefusal = job.isRefused() && job.status() < 500 && job.status() != 429;
    m_declined = isRefusal || (m_opened.isValid() && !m_isStream);
    if (m_declined)
        end();
    else
        openAgain();
}

void ListeningStream::openAgain()
{
    // A server that says when to come back is not failing by letting go.
    const bool wasSteady = m_opened.isValid() && (hasNamedWait() || m_opened.hasExpired(steadyMilliseconds));
    m_failures = wasSteady ? 0 : m_failures + 1;
    m_opened.invalidate();
    const McpPatience &patience = session().endpoint().patience;
    if (m_failures > patience.mostFailures)
        end();
    else
        reopen(std::min(patience.longestWait, patience.firstWait << std::max(0, m_failures - 1)));
}

namespace {

// After the answer most servers end the response at once; a connection is not held for one that does not.
constexpr int streamGraceMilliseconds = 1'000;
constexpr int firstWait = 1'000;

} // namespace

RequestStream::RequestStream(const Connection &connection, const McpOutgoing &outgoing, QObject *parent)
    : MessageStream(connection, parent)
    , m_outgoing(outgoing)
    , m_inSession(connection.session.hasBegun())
{
    connect(&m_grace, &QTimer::timeout, this, &RequestStream::end);
    send(session().post(outgoing));
}

void RequestStream::headArrived(const model::Headers &headers, bool isStream)
{
    if (m_accepted) {
        // What was taken up is as good as the first response; anything else is no stream of ours.
        if (isStream)
            m_failures = 0;
        return;
    }
    m_accepted = true;
    if (m_outgoing.method == "initialize"_L1 && !session().begin(headers))
        Q_EMIT wroteAside(tr("The server named a session that cannot be named in a header."));
    Q_EMIT accepted();
}

bool RequestStream::isAnswer(const RpcMessage &message) const
{
    return (message.kind == RpcMessage::Kind::Result || message.kind == RpcMessage::Kind::Failure) && m_outgoing.id != 0
        && message.number() == m_outgoing.id;
}

void RequestStream::deliver(const RpcMessage &message)
{
    if (message.kind == RpcMessage::Kind::Failure && message.id.isEmpty() && !m_answered && m_outgoing.id != 0) {
        McpDeliveryFailure failure;
        failure.kind = McpDeliveryFailure::Kind::Refused;
        failure.status = 200;
        failure.error = {model::ErrorCategory::Execution, phrased("The server could not read the request: %1").arg(message.error.message)};
        failure.body = rpcFailure(message.id, message.error).left(AuthorizedJob::largestRefusal);
        fail(failure);
        return;
    }
    if (isAnswer(message)) {
        m_answered = true;
        m_grace.start(streamGraceMilliseconds);
    }
    Q_EMIT received(message);
}

void RequestStream::responseEnded(const AuthorizedJob &job, const std::optional<model::Error> &error)
{
    if (m_answered || (m_accepted && m_outgoing.id == 0))
        end();
    else if (!m_resumed)
        postEnded(job, error);
    else if (job.isRefused() && job.status() < 500)
        fail(unansweredFailure(garbage()));
    else
        takeUpOrFail(error ? deliveryFailure(job, error) : unansweredFailure(garbage()));
}

void RequestStream::postEnded(const AuthorizedJob &job, const std::optional<model::Error> &error)
{
    if (m_accepted) {
        takeUpOrFail(error ? deliveryFailure(job, error) : unansweredFailure(garbage()));
        return;
    }
    McpDeliveryFailure failure = deliveryFailure(job, error);
    if (m_inSession && StreamableSession::isLoss(job.status(), job.refusal()))
        failure.kind = McpDeliveryFailure::Kind::SessionLost;
    fail(failure);
}

void RequestStream::takeUpOrFail(const McpDeliveryFailure &failure)
{
    if (session().isModern() || lastEventId().isEmpty() || m_failures >= mostFailures) {
        McpDeliveryFailure lost = failure;
        lost.kind = McpDeliveryFailure::Kind::Lost;
        lost.nothingSent = false;
        fail(lost);
        return;
    }
    m_resumed = true;
    reopen(firstWait << m_failures++);
}

void RequestStream::fail(const McpDeliveryFailure &failure)
{
    if (isStopped())
        return;
    stop();
    Q_EMIT failed(failure);
    Q_EMIT ended();
}

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
    if (outgoing.isAnswer() && answersUnderWay() >= mostAnswers)
        Q_EMIT wroteAside(tr("The server asks faster than it takes the answers; one is not sent."));
    else if (m_handshake)
        m_held.append(outgoing);
    else
        begin(outgoing);
}

qsizetype StreamableHttpTransport::answersUnderWay() const
{
    return m_answers + std::ranges::count_if(m_held, &McpOutgoing::isAnswer);
}

void StreamableHttpTransport::begin(const McpOutgoing &outgoing)
{
    if (outgoing.method == "initialize"_L1)
        startOver();
    auto *stream = new RequestStream(m_connection, outgoing, this);
    if (outgoing.isAnswer()) {
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
    // First: what a call makes the server ask outside the call's own stream is lost where nobody listens yet.
    if (m_listens && !m_listening)
        startListening();
    for (const McpOutgoing &outgoing : std::exchange(m_held, {}))
        send(outgoing);
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
