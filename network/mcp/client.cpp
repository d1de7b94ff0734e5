// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/client.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr qsizetype shownOfId = 60;

} // namespace

McpDeadlines::McpDeadlines(QObject *parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &McpDeadlines::look);
}

void McpDeadlines::add(McpRequest &request)
{
    m_requests.insert(&request);
    awaitBy(request.deadline());
}

void McpDeadlines::hold(bool hold)
{
    if (std::exchange(m_held, hold) == hold)
        return;
    for (McpRequest *request : std::as_const(m_requests)) {
        request->hold(hold);
        awaitBy(request->deadline());
    }
}

void McpDeadlines::awaitBy(const QDeadlineTimer &deadline)
{
    if (deadline >= m_next)
        return;
    m_next = deadline;
    m_timer.start(int(deadline.remainingTime()));
}

void McpDeadlines::look()
{
    m_next = QDeadlineTimer(QDeadlineTimer::Forever);
    QList<QPointer<McpRequest>> late;
    for (McpRequest *request : std::as_const(m_requests)) {
        if (request->isFinished())
            continue;
        if (request->deadline().hasExpired())
            late.append(request);
        else
            awaitBy(request->deadline());
    }
    // Whoever is told may end others, or the connection with this.
    for (const QPointer<McpRequest> &request : late) {
        if (request && !request->isFinished())
            request->timeOut();
    }
}

McpLifeSigns::McpLifeSigns(McpClient &client, int interval)
    : QObject(&client)
    , m_client(client)
    , m_interval(interval)
{
    connect(&m_timer, &QTimer::timeout, this, &McpLifeSigns::look);
    heard();
    m_timer.start(m_interval);
}

void McpLifeSigns::heard()
{
    // The timer is left to go off: this is called for each message.
    m_silence.start();
    m_unanswered = 0;
}

bool McpLifeSigns::isSpared() const
{
    // Over Streamable HTTP nothing is connected between two requests, so there is nothing that could be dead.
    const bool isConnected = m_client.transportKind() != McpTransportKind::StreamableHttp || m_client.isWaiting();
    return m_client.isAsking() || !isConnected;
}

void McpLifeSigns::look()
{
    if (isSpared())
        heard();
    const int left = m_interval - int(std::min<qint64>(m_silence.elapsed(), m_interval));
    if (left > 0) {
        m_timer.start(left);
    } else if (m_unanswered == mostUnanswered) {
        Q_EMIT died();
    } else {
        ask();
        m_timer.start(m_interval);
    }
}

void McpLifeSigns::ask()
{
    ++m_unanswered;
    McpRequestOptions options;
    options.origin.purpose = u"mcp"_s;
    options.timeout = m_interval;
    m_client.request(u"ping", {}, options, &m_client);
}

McpClient::McpClient(const QString &server, McpHost &host, QObject *parent)
    : QObject(parent)
    , m_serverRequests(server, host, this)
{
    connect(&m_serverRequests, &McpServerRequests::askingChanged, this, [this] { m_deadlines.hold(isAsking()); });
}

McpClient::~McpClient()
{
    close();
}

void McpClient::open(McpTransportMaker maker, McpTransportKind kind, McpHandshake::Era known)
{
    m_state = State::Connecting;
    follow(new McpHandshake(std::move(maker), kind, known, this));
}

void McpClient::close()
{
    if (std::exchange(m_state, State::Closed) == State::Closed)
        return;
    m_listening.reset();
    if (m_handshake)
        m_handshake->cancel();
    if (m_agreement.transport) {
        m_agreement.transport->disconnect(this);
        m_agreement.transport->close();
    }
    failRequests({model::ErrorCategory::Execution, phrased("The connection to the server was closed.")});
}

void McpClient::follow(McpHandshake *handshake)
{
    m_handshake = handshake;
    connect(handshake, &McpHandshake::transportMade, this,
        [this](McpTransport *transport) { connect(transport, &McpTransport::wroteAside, this, &McpClient::takeAside); });
    connect(handshake, &McpHandshake::succeeded, this, &McpClient::adopt);
    connect(handshake, &model::Job::failed, this, &McpClient::lose);
}

void McpClient::adopt(const McpAgreement &agreement)
{
    const bool isNew = m_state == State::Connecting;
    m_agreement = agreement;
    m_nextId = agreement.nextId;
    m_state = State::Ready;
    if (isNew) {
        McpTransport *transport = agreement.transport;
        transport->setParent(this);
        connect(transport, &McpTransport::received, this, &McpClient::take);
        connect(transport, &McpTransport::undelivered, this, &McpClient::takeFailure);
        connect(transport, &McpTransport::closed, this, &McpClient::lose);
        m_listening = era().listen(*this);
        watchLife();
        Q_EMIT ready();
    } else if (m_listening) {
        m_listening->renew();
    }
    for (const QPointer<McpRequest> &request : std::exchange(m_held, {})) {
        if (request && !request->isFinished())
            request->transmit();
    }
}

void McpClient::watchLife()
{
    if (m_pingInterval <= 0 || era().protocol().isModern())
        return;
    m_lifeSigns = new McpLifeSigns(*this, m_pingInterval);
    connect(m_lifeSigns, &McpLifeSigns::died, this, [this] {
        if (m_state == State::Closed)
            return;
        m_agreement.transport->disconnect(this);
        m_agreement.transport->close();
        lose({model::ErrorCategory::Network,
            phrased("The server does not answer any more, not even when it is asked whether it is there.")});
    });
}

McpRequest *McpClient::request(QStringView method, const JsonText &params, const McpRequestOptions &options, QObject *parent)
{
    auto *request = new McpRequest(*this, method, params, options, parent);
    if (m_state == State::Ready) {
        request->transmit();
    } else if (m_state == State::Renewing) {
        m_held.append(request);
    } else {
        QMetaObject::invokeMethod(
            request,
            [request] {
                request->lose({model::ErrorCategory::Network, phrased("There is no connection to the server.")});
            },
            Qt::QueuedConnection);
    }
    return request;
}

JsonText McpClient::traced(const model::ExchangeOrigin &origin, const JsonText &params) const
{
    const QByteArray traceParent = m_traceParent ? m_traceParent(origin) : QByteArray();
    return traceParent.isEmpty() ? params : withMeta(params, {{u"traceparent"_s, JsonText::of(QString::fromLatin1(traceParent))}});
}

qint64 McpClient::transmit(McpRequest &request, McpOutgoing outgoing, const JsonText &params)
{
    const qint64 id = m_nextId++;
    m_pending.remove(request.m_id);
    m_pending.insert(id, &request);
    outgoing.id = id;
    outgoing.message = rpcRequest(id, outgoing.method, era().withMetadata(traced(outgoing.origin, params), id));
    m_agreement.transport->send(outgoing);
    return id;
}

void McpClient::forget(McpRequest &request)
{
    if (m_pending.value(request.m_id) != &request || m_state == State::Closed)
        return;
    m_pending.remove(request.m_id);
    const bool closes = era().cancelsByClosing() && m_agreement.kind != McpTransportKind::Stdio;
    if (!closes) {
        const QString method = u"notifications/cancelled"_s;
        const JsonText params = JsonWriter().beginObject().member(u"requestId", request.m_id).endObject().text();
        sendAside(method, rpcNotification(method, params));
    }
    m_agreement.transport->forget(request.m_id);
}

void McpClient::answer(const McpServerRequest &request, qint64 relatedTo, QObject *context, McpServerRequests::Done done)
{
    m_serverRequests.answer(request, relatedTo, context, std::move(done));
}

bool McpClient::isForPerson(qint64 request) const
{
    return std::any_of(m_forPerson.begin(), m_forPerson.end(),
        [request](const McpRequest *each) { return !each->isFinished() && (request == 0 || each->id() == request); });
}

void McpClient::watchResources(const QStringList &uris)
{
    if (m_listening)
        m_listening->setResources(uris);
}

void McpClient::holdTimeOuts(bool hold)
{
    m_holdsTimeOuts = hold;
    m_deadlines.hold(isAsking());
    if (m_handshake)
        m_handshake->holdTimeOut(hold);
}

void McpClient::rootsChanged()
{
    if (m_state == State::Ready && era().hasServerRequests())
        sendAside(u"notifications/roots/list_changed"_s, rpcNotification(u"notifications/roots/list_changed", {}));
}

void McpClient::sendAside(const QString &method, const QByteArray &message)
{
    McpOutgoing outgoing;
    outgoing.method = method;
    outgoing.message = message;
    outgoing.origin.purpose = u"mcp"_s;
    m_agreement.transport->send(outgoing);
}

void McpClient::take(const RpcMessage &message, qint64 relatedTo)
{
    if (m_lifeSigns)
        m_lifeSigns->heard();
    switch (message.kind) {
    case RpcMessage::Kind::Result:
    case RpcMessage::Kind::Failure: takeAnswer(message); break;
    case RpcMessage::Kind::Request: takeRequest(message, relatedTo); break;
    case RpcMessage::Kind::Notification: takeNotification(message); break;
    }
}

void McpClient::takeAnswer(const RpcMessage &message)
{
    // An answer that nobody waits for any more is late, or to a request that was cancelled.
    McpRequest *request = m_pending.take(message.number());
    const bool wasAsked = message.number() > 0 && message.number() < m_nextId;
    if (!request && !wasAsked && !message.id.isEmpty())
        noteMisfit(tr("The server answered a request that was never made, with the id %1.").arg(message.id.toString().left(shownOfId)));
    if (!request || request->isFinished())
        return;
    if (message.kind == RpcMessage::Kind::Result)
        request->takeResult(message.result);
    else
        request->takeError(message.error);
}

void McpClient::takeAside(const QString &line)
{
    const QPointer<McpClient> alive(this);
    Q_EMIT logged(line);
    if (const auto id = idOfEmptyAnswer(line.toUtf8()); id && alive)
        noteMisfit(tr("The server's answer with the id %1 has neither a result nor an error.").arg(id->left(shownOfId)));
}

void McpClient::noteMisfit(const QString &remark)
{
    ++m_misfits;
    m_lastMisfit = remark;
    Q_EMIT logged(remark);
}

void McpClient::takeRequest(const RpcMessage &message, qint64 relatedTo)
{
    if (!era().hasServerRequests())
        return;
    const QByteArray id = message.id.bytes();
    // A refusal would be taken for the answer to the one that stands.
    delete m_asked.take(id);
    auto *context = new QObject(this);
    m_asked.insert(id, context);
    answer({message.method, message.params}, relatedTo, context, [this, id](const McpServerRequests::Answer &answer) {
        if (QObject *asked = m_asked.take(id))
            asked->deleteLater();
        const JsonText idText = JsonText::trusted(id);
        if (m_state != State::Closed)
            sendAside({}, answer ? rpcResult(idText, *answer) : rpcFailure(idText, answer.error()));
    });
}

void McpClient::takeNotification(const RpcMessage &message)
{
    const JsonView view = JsonView::parse(message.params.bytes());
    const JsonView::Members members = view.members();
    const QString &method = message.method;
    if (method == u"notifications/progress") {
        if (McpRequest *request = m_pending.value(members["progressToken"].integer()))
            request->takeProgress(message.params);
    } else if (method == u"notifications/tools/list_changed") {
        Q_EMIT toolsChanged();
    } else if (method == u"notifications/prompts/list_changed") {
        Q_EMIT promptsChanged();
    } else if (method == u"notifications/resources/list_changed") {
        Q_EMIT resourcesChanged();
    } else if (method == u"notifications/resources/updated") {
        Q_EMIT resourceUpdated(members["uri"].string());
    } else if (method == u"notifications/message") {
        const QString data = members["data"].isString() ? members["data"].string() : QString::fromUtf8(members["data"].text());
        Q_EMIT logged(u"%1: %2"_s.arg(members["level"].string(), data));
    } else if (method == u"notifications/elicitation/complete") {
        Q_EMIT elicitationCompleted(members["elicitationId"].string());
    } else if (method == u"notifications/subscriptions/acknowledged") {
        tellSubscriber(message.params);
    } else if (method == u"notifications/cancelled") {
        takeCancellation(message.params);
    }
}

void McpClient::tellSubscriber(const JsonText &params)
{
    const JsonText meta = params.member(u"_meta").value_or(JsonText());
    const JsonText id = meta.member(u"io.modelcontextprotocol/subscriptionId").value_or(JsonText());
    if (McpRequest *request = m_pending.value(id.bytes().toLongLong()))
        Q_EMIT request->notified();
}

void McpClient::takeCancellation(const JsonText &params)
{
    const JsonText id = params.member(u"requestId").value_or(JsonText());
    if (era().hasServerRequests()) {
        delete m_asked.take(id.bytes());
    } else if (McpRequest *request = m_pending.take(id.bytes().toLongLong())) {
        // The server ends a subscription.
        request->lose({model::ErrorCategory::Network, phrased("The server ended it.")});
    }
}

void McpClient::takeFailure(qint64 id, const McpDeliveryFailure &failure)
{
    McpRequest *request = m_pending.take(id);
    if (!request || request->isFinished())
        return;
    if (failure.kind != McpDeliveryFailure::Kind::SessionLost || era().protocol().isModern()) {
        request->takeFailure(failure);
        return;
    }
    if (!request->mayRenewSession())
        return;
    // The server has done nothing of it.
    m_held.append(request);
    renewSession();
}

void McpClient::renewSession()
{
    if (std::exchange(m_state, State::Renewing) == State::Renewing)
        return;
    // What the session asked is forgotten, too, and the new one counts from the beginning.
    qDeleteAll(std::exchange(m_asked, {}));
    Q_EMIT logged(tr("The server has forgotten the session; a new one is begun."));
    follow(new McpHandshake(m_agreement.transport, m_agreement.kind, m_nextId, this));
}

void McpClient::lose(const model::Error &why)
{
    if (std::exchange(m_state, State::Closed) == State::Closed)
        return;
    m_listening.reset();
    failRequests(why);
    Q_EMIT closed(why);
}

void McpClient::failRequests(const model::Error &why)
{
    for (McpRequest *request : std::exchange(m_pending, {}))
        request->lose(why);
    for (const QPointer<McpRequest> &request : std::exchange(m_held, {})) {
        if (request && !request->isFinished())
            request->lose(why);
    }
}

} // namespace network
