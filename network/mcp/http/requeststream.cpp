// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/requeststream.h"

#include "network/mcp/http/deliveryfailure.h"

namespace network {

using namespace Qt::StringLiterals;

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
        failure.error = {model::ErrorCategory::Execution, tr("The server could not read the request: %1").arg(message.error.message)};
        failure.body = rpcFailure(message.id, message.error).left(AuthorizedJob::maximumRefusal);
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

} // namespace network
