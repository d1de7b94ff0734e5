// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/eventstreamtransport.h"

#include "network/http/httpclient.h"
#include "network/mcp/http/authorizedjob.h"
#include "network/mcp/http/messagestream.h"

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr int eventStreamTimeout = 24 * 60 * 60 * 1000;
constexpr int postTimeout = 120 * 1000;

//! Nobody else is named in its address.
bool isOfSamePerson(const QUrl &address, const QUrl &other)
{
    return other.userInfo().isEmpty() || other.userInfo() == address.userInfo();
}

} // namespace

EventStreamTransport::EventStreamTransport(HttpClient &client, const McpEndpoint &endpoint, Authorizer *authorizer, QObject *parent)
    : McpTransport(parent)
    , m_client(client)
    , m_gate(authorizer, endpoint.url)
    , m_endpoint(endpoint)
{
    connect(&m_opening, &QTimer::timeout, this, [this] {
        fail({ErrorCategory::Timeout, phrased("The server opened a stream, but did not say where messages go.")});
    });
}

HttpRequest EventStreamTransport::request(const QUrl &url) const
{
    HttpRequest request;
    request.url = url;
    request.headers = m_endpoint.headers;
    request.secrets = m_endpoint.secrets;
    // Whoever knows the session can speak in it.
    request.secretNames = m_endpoint.secretNames + QList<QByteArray> {"sessionId", "session_id"};
    request.allowCleartext = m_endpoint.allowCleartext;
    request.origin.purpose = u"mcp"_s;
    return request;
}

void EventStreamTransport::open()
{
    HttpRequest request = this->request(m_endpoint.url);
    request.headers.emplace_back("Accept", "text/event-stream");
    request.idleTimeoutMilliseconds = eventStreamTimeout;
    m_stream = new AuthorizedJob(m_client, m_gate, request, this);
    connect(m_stream, &AuthorizedJob::headArrived, this, &EventStreamTransport::readHead);
    connect(m_stream, &AuthorizedJob::bytesArrived, this, &EventStreamTransport::readBytes);
    connect(m_stream, &AuthorizedJob::succeeded, this, [this] { streamEnded({}); });
    connect(m_stream, &AuthorizedJob::failed, this, [this](const model::Error &error) { streamEnded(error); });
}

void EventStreamTransport::readHead(const model::Headers &headers)
{
    if (headerValue(headers, "Content-Type").toLower().startsWith("text/event-stream"))
        m_opening.start(m_endpoint.patience.opening);
    else
        fail({ErrorCategory::Network,
            phrased("The server does not answer with a stream of events: this is not an MCP server, or not its address.")});
}

void EventStreamTransport::readBytes(const QByteArray &bytes)
{
    QList<std::pair<QByteArray, QByteArray>> events;
    const bool fits = m_parser.feed(
        bytes, [&events](const SseEvent &event) { events.emplace_back(event.type.toByteArray(), event.data.toByteArray()); });
    for (const auto &[type, data] : events) {
        if (m_closed)
            return;
        if (type == "endpoint")
            readEndpoint(data);
        else if (type.isEmpty() || type == "message")
            readMessage(data);
    }
    if (!fits)
        fail({ErrorCategory::Network, phrased("The server sent a message that is too large to be read.")});
}

void EventStreamTransport::readEndpoint(const QByteArray &data)
{
    if (!m_messages.isEmpty())
        return;
    const QUrl url = m_endpoint.url.resolved(QUrl::fromEncoded(data.trimmed()));
    if (!url.isValid() || !isSameOrigin(m_endpoint.url, url) || !isOfSamePerson(m_endpoint.url, url)) {
        fail({ErrorCategory::Permission,
            phrased("The server wants messages sent to another place, %1. They are not sent there.")
                .arg(url.adjusted(QUrl::RemoveQuery).toDisplayString())});
        return;
    }
    m_opening.stop();
    m_messages = url;
    Q_EMIT opened();
}

void EventStreamTransport::readMessage(const QByteArray &data)
{
    for (const auto &text : readRpcTexts(data)) {
        if (m_closed)
            return;
        if (text)
            Q_EMIT received(*text, 0);
        else
            Q_EMIT wroteAside(text.error().detail);
    }
}

void EventStreamTransport::streamEnded(const std::optional<model::Error> &error)
{
    if (error || m_stream->isRefused())
        fail(deliveryFailure(*m_stream, error).error);
    else
        fail({ErrorCategory::Network, phrased("The server ended the connection.")});
}

void EventStreamTransport::send(const McpOutgoing &outgoing)
{
    if (m_closed || m_messages.isEmpty())
        return;
    if (outgoing.isAnswer() && m_answers >= mostAnswers) {
        Q_EMIT wroteAside(tr("The server asks faster than it takes the answers; one is not sent."));
        return;
    }
    HttpRequest request = this->request(m_messages);
    request.method = "POST";
    request.headers.emplace_back("Content-Type", "application/json");
    if (!m_protocol.version.isEmpty() && outgoing.method != "initialize"_L1)
        request.headers.emplace_back("MCP-Protocol-Version", m_protocol.version);
    request.body = outgoing.message;
    request.origin = outgoing.origin;
    request.idleTimeoutMilliseconds = postTimeout;
    auto *job = new AuthorizedJob(m_client, m_gate, request, this);
    if (outgoing.isAnswer()) {
        ++m_answers;
        connect(job, &model::Job::finished, this, [this] { --m_answers; });
    }
    connect(job, &AuthorizedJob::succeeded, this, [this, job, id = outgoing.id] { posted(id, *job, {}); });
    connect(job, &AuthorizedJob::failed, this, [this, job, id = outgoing.id](const model::Error &error) { posted(id, *job, error); });
}

void EventStreamTransport::posted(qint64 id, const AuthorizedJob &job, const std::optional<model::Error> &error)
{
    if (m_closed || (!error && !job.isRefused()))
        return;
    const McpDeliveryFailure failure = deliveryFailure(job, error);
    if (id != 0)
        Q_EMIT undelivered(id, failure);
    else
        Q_EMIT wroteAside(failure.error.message);
}

void EventStreamTransport::fail(const model::Error &error)
{
    if (m_closed)
        return;
    stop();
    Q_EMIT closed(error);
}

void EventStreamTransport::stop()
{
    m_closed = true;
    m_opening.stop();
    for (AuthorizedJob *job : findChildren<AuthorizedJob *>(Qt::FindDirectChildrenOnly))
        job->cancel();
}

} // namespace network
