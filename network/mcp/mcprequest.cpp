// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/mcprequest.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "network/mcp/client.h"
#include "network/mcp/mcptask.h"

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText, model::JsonView, model::JsonWriter;

namespace {

ErrorCategory categoryOf(const RpcError &error)
{
    return error.code == rpccode::invalidParams ? ErrorCategory::Validation : ErrorCategory::Execution;
}

//! Requests that a server may ask something in the course of; nothing that it asked for may go with others (2026-07-28,
//! basic/patterns/mrtr).
bool mayNeedInput(QStringView method)
{
    return method == u"tools/call" || method == u"prompts/get" || method == u"resources/read";
}

//! The parameters with what a further round says beside them.
JsonText withAnswers(const JsonText &params, const QList<std::pair<QString, JsonText>> &answers, const JsonText &state)
{
    JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : params.members())
        writer.member(name, value);
    if (!answers.isEmpty()) {
        writer.key(u"inputResponses").beginObject();
        for (const auto &[key, answer] : answers)
            writer.member(key, answer);
        writer.endObject();
    }
    if (!state.isEmpty())
        writer.member(u"requestState", state);
    return writer.endObject().text();
}

} // namespace

McpRequest::McpRequest(McpClient &client, QStringView method, JsonText params, McpRequestOptions options, QObject *parent)
    : Job(parent)
    , m_client(&client)
    , m_method(method.toString())
    , m_params(std::move(params))
    , m_options(std::move(options))
{
    keepAlive();
    if (m_options.longest > 0)
        m_end.start(m_options.longest, client.m_deadlines.areHeld());
    client.m_deadlines.add(*this);
    if (m_method == u"prompts/get" || m_method == u"resources/read")
        client.m_forPerson.insert(this);
}

McpRequest::~McpRequest()
{
    if (!isFinished())
        leave();
    if (!m_client)
        return;
    m_client->m_deadlines.remove(*this);
    m_client->m_forPerson.remove(this);
}

QString McpRequest::name() const
{
    // Only the headers of the modern era tell it.
    if (!m_client->era().protocol().isModern())
        return {};
    const JsonView view = JsonView::parse(m_params.bytes());
    const JsonView::Members members = view.members();
    if (m_method == u"tools/call" || m_method == u"prompts/get")
        return members["name"].string();
    return m_method == u"resources/read" ? members["uri"].string() : QString();
}

void McpRequest::transmit()
{
    const bool isFurtherRound = !m_answers.isEmpty() || !m_state.isEmpty();
    McpOutgoing outgoing;
    outgoing.method = m_method;
    outgoing.name = name();
    outgoing.mirrored = m_options.mirrored;
    outgoing.origin = m_options.origin;
    m_misfitsBefore = m_client->m_misfits;
    m_id = m_client->transmit(*this, std::move(outgoing), isFurtherRound ? withAnswers(m_params, m_answers, m_state) : m_params);
    m_sent = true;
}

QString McpRequest::misfit() const
{
    return m_client && m_client->m_misfits > m_misfitsBefore ? m_client->m_lastMisfit : QString();
}

void McpRequest::takeResult(const JsonText &result)
{
    if (const auto task = McpTask::in(result, m_params, m_client->era().protocol())) {
        follow(*task);
        return;
    }
    McpEra::Reply reply = m_client->era().readResult(result);
    if (const auto *error = std::get_if<model::Error>(&reply)) {
        fail(*error);
    } else if (const auto *input = std::get_if<McpInputRequired>(&reply)) {
        if (mayNeedInput(m_method))
            fulfil(*input);
        else
            fail({ErrorCategory::Fatal, phrased("The server's result cannot be understood."), u"input_required to %1"_s.arg(m_method)});
    } else {
        succeed(result);
    }
}

void McpRequest::succeed(const JsonText &result)
{
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(result);
    endSuccess();
}

qint64 McpRequest::id() const
{
    return m_task && m_task->requestId() != 0 ? m_task->requestId() : m_id;
}

void McpRequest::follow(const JsonText &task)
{
    m_task = new McpTask(*m_client, task, m_options.origin, this);
    connect(m_task, &McpTask::progressed, this, [this](const QString &text) {
        keepAlive();
        if (!text.isEmpty())
            Q_EMIT progressed(0, 0, text);
    });
    connect(m_task, &McpTask::asked, this, [this](const QString &key, const McpServerRequest &request) {
        m_client->answer(request, id(), this, [this, key](const tl::expected<JsonText, RpcError> &answer) {
            if (isFinished())
                return;
            keepAlive();
            if (answer) {
                m_task->give(key, *answer);
                return;
            }
            leave();
            fail({ErrorCategory::Execution, phrased("The server asked for something that is not offered: %1").arg(answer.error().message)});
        });
    });
    connect(m_task, &McpTask::succeeded, this, &McpRequest::succeed);
    connect(m_task, &McpTask::refused, this, &McpRequest::takeError);
    connect(m_task, &McpTask::failed, this, [this](const model::Error &error) { fail(error); });
}

void McpRequest::takeError(const RpcError &error)
{
    if (error.code == rpccode::urlElicitationRequired && m_client->era().hasServerRequests()) {
        visit(error);
        return;
    }
    m_rpcError = error;
    fail({categoryOf(error), error.message.isEmpty() ? phrased("The server answered with error %1.").arg(error.code) : error.message,
        u"JSON-RPC %1 %2"_s.arg(error.code).arg(error.data.toString().left(2000))});
}

void McpRequest::takeFailure(const McpDeliveryFailure &failure)
{
    m_sent = m_sent && !failure.nothingSent;
    if (failure.kind == McpDeliveryFailure::Kind::Refused) {
        // What a refusal says is the better message where it is one of the protocol's.
        if (const auto message = readRpcMessage(failure.body); message && message->kind == RpcMessage::Kind::Failure)
            takeError(message->error);
        else
            fail(failure.error);
        return;
    }
    lose(failure.error);
}

void McpRequest::lose(const model::Error &why)
{
    fail({m_sent ? ErrorCategory::Fatal : ErrorCategory::Network, why.message, why.detail});
}

void McpRequest::takeProgress(const JsonText &params)
{
    keepAlive();
    const JsonView view = JsonView::parse(params.bytes());
    const JsonView::Members members = view.members();
    const double progress = members["progress"].read().toDouble(-1);
    if (progress >= 0)
        Q_EMIT progressed(progress, std::max(0.0, members["total"].read().toDouble()), members["message"].string());
}

void McpRequest::keepAlive()
{
    if (m_options.timeout > 0 && m_client)
        m_idle.start(m_options.timeout, m_client->m_deadlines.areHeld());
}

void McpRequest::hold(bool hold)
{
    for (Clock *clock : {&m_idle, &m_end}) {
        if (hold)
            clock->hold();
        else
            clock->release();
    }
}

void McpRequest::Clock::start(qint64 milliseconds, bool held)
{
    left = milliseconds;
    deadline = held ? QDeadlineTimer(QDeadlineTimer::Forever) : QDeadlineTimer(milliseconds);
}

void McpRequest::Clock::hold()
{
    left = deadline.remainingTime();
    deadline = QDeadlineTimer(QDeadlineTimer::Forever);
}

bool McpRequest::mayGoOn()
{
    if (++m_rounds <= mostRounds)
        return true;
    fail({ErrorCategory::Execution, phrased("The server asked %1 times for more and never gave a result.").arg(mostRounds)});
    return false;
}

bool McpRequest::mayRenewSession()
{
    if (!m_options.restoresSession && !std::exchange(m_hasRenewedSession, true))
        return true;
    fail({ErrorCategory::Execution, phrased("The server does not know the session that it has just given.")});
    return false;
}

void McpRequest::fulfil(const McpInputRequired &input)
{
    if (!mayGoOn())
        return;
    m_answers.clear();
    m_state = input.state;
    m_unanswered = int(input.requests.size());
    for (const auto &[key, request] : input.requests) {
        m_client->answer(request, m_id, this, [this, key = key](const tl::expected<JsonText, RpcError> &answer) {
            if (isFinished())
                return;
            if (!answer) {
                fail({ErrorCategory::Execution,
                    phrased("The server asked for something that is not offered: %1").arg(answer.error().message)});
                return;
            }
            m_answers.append({key, *answer});
            if (--m_unanswered == 0)
                fulfilled();
        });
    }
    if (input.requests.isEmpty())
        fulfilled();
}

void McpRequest::fulfilled()
{
    keepAlive();
    if (m_client)
        transmit();
}

void McpRequest::visit(const RpcError &error)
{
    if (!mayGoOn())
        return;
    for (const auto &[unnamed, elicitation] : error.data.member(u"elicitations").value_or(JsonText()).members())
        m_visits.append({u"elicitation/create"_s, elicitation});
    visitNext();
}

void McpRequest::visitNext()
{
    if (m_visits.isEmpty()) {
        fulfilled();
        return;
    }
    m_client->answer(m_visits.takeFirst(), m_id, this, [this](const tl::expected<JsonText, RpcError> &answer) {
        if (isFinished())
            return;
        const auto action = answer ? answer->member(u"action") : std::nullopt;
        if (action && action->bytes() == "\"accept\"")
            visitNext();
        else
            fail({ErrorCategory::Permission, phrased("The server wanted an address to be visited first, which was refused.")});
    });
}

void McpRequest::timeOut()
{
    leave();
    fail({ErrorCategory::Timeout, phrased("The server did not answer in time."), misfit()});
}

void McpRequest::leave()
{
    if (m_client)
        m_client->forget(*this);
    if (m_client && m_client->isReady() && m_task)
        m_task->cancel();
}

void McpRequest::abandon()
{
    leave();
}

} // namespace network
