// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/mcptask.h"

#include "model/schema/jsonwriter.h"
#include "network/mcp/client.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

//! Of asking after it, which is answered at once.
constexpr int longestTaskAnswer = 60'000; // ms

} // namespace

std::optional<JsonText> McpTask::in(const JsonText &result, const JsonText &asked, const McpProtocol &protocol)
{
    if (protocol.isModern())
        return model::stringIn(result, u"resultType") == "task"_L1 ? std::optional(result) : std::nullopt;
    return asked.member(u"task") ? result.member(u"task") : std::nullopt;
}

McpTask::McpTask(McpClient &client, const JsonText &begun, const model::ExchangeOrigin &origin, QObject *parent)
    : QObject(parent)
    , m_client(&client)
    , m_origin(origin)
    , m_isModern(client.era().protocol().isModern())
    , m_id(model::stringIn(begun, u"taskId"))
{
    connect(&m_again, &QTimer::timeout, this, &McpTask::look);
    connect(&client, &McpClient::closed, this, &McpTask::lose);
    connect(&client, &QObject::destroyed, this, [this] { lose({model::ErrorCategory::Fatal, phrased("The server is gone."), {}}); });
    // Whoever made it has to be able to listen first.
    QMetaObject::invokeMethod(
        this, [this, begun] { take(begun); }, Qt::QueuedConnection);
}

McpRequest *McpTask::send(QStringView method, const std::function<void(JsonWriter &)> &more)
{
    JsonWriter params;
    params.beginObject().member(u"taskId", m_id);
    if (more)
        more(params);
    McpRequestOptions options;
    options.origin = m_origin;
    options.timeout = longestTaskAnswer;
    McpRequest *request = m_client->request(method, params.endObject().text(), options, this);
    connect(request, &model::Job::failed, this, [this, request](const model::Error &error) { takeFailure(*request, error); });
    return request;
}

void McpTask::look()
{
    if (!m_client)
        return;
    m_request = send(u"tasks/get");
    connect(m_request, &McpRequest::succeeded, this, &McpTask::take);
}

void McpTask::take(const JsonText &state)
{
    const JsonView view = JsonView::of(state);
    const JsonView::Members members = view.members();
    const QString status = members["status"].string();
    if (m_id.isEmpty() || status.isEmpty()) {
        Q_EMIT failed({model::ErrorCategory::Fatal, phrased("The server's task cannot be understood."), state.toString().left(2000)});
        return;
    }
    const JsonView wish = members[m_isModern ? "pollIntervalMs" : "pollInterval"];
    if (wish.isNumber())
        m_interval = int(std::clamp<qint64>(wish.integer(), shortestPoll, longestPoll));
    if (status == "failed"_L1 && m_isModern) {
        const JsonText error = state.member(u"error").value_or(JsonText());
        const JsonView code = JsonView::of(error).members()["code"];
        Q_EMIT refused({int(code.integer()), model::stringIn(error, u"message"), error.member(u"data").value_or(JsonText())});
    } else if (status == "cancelled"_L1) {
        Q_EMIT failed({model::ErrorCategory::Execution, phrased("The server has ended the task.")});
    } else if (status == "completed"_L1 && m_isModern) {
        Q_EMIT succeeded(state.member(u"result").value_or(JsonText::trusted("{}")));
    } else if (!m_isModern && status != "working"_L1) {
        // What it wants to know it asks while its result is waited for.
        fetchResult();
    } else {
        Q_EMIT progressed(members["statusMessage"].string());
        if (status == "input_required"_L1)
            askWhatIsNew(state.member(u"inputRequests").value_or(JsonText()));
        m_again.start(m_interval);
    }
}

void McpTask::askWhatIsNew(const JsonText &requests)
{
    for (const auto &[key, request] : requests.members()) {
        if (m_asked.contains(key) || m_asked.size() >= McpRequest::mostRounds)
            continue;
        m_asked.insert(key);
        Q_EMIT asked(key, {model::stringIn(request, u"method"), request.member(u"params").value_or(JsonText())});
    }
}

void McpTask::give(const QString &key, const JsonText &answer)
{
    if (!m_client)
        return;
    send(u"tasks/update", [&](JsonWriter &params) { params.key(u"inputResponses").beginObject().member(key, answer).endObject(); });
}

void McpTask::fetchResult()
{
    JsonWriter params;
    params.beginObject().member(u"taskId", m_id).endObject();
    McpRequestOptions options;
    options.origin = m_origin;
    // It may wait for a person; whoever made the call has the time-outs.
    options.timeout = 0;
    options.longest = 0;
    m_request = m_client->request(u"tasks/result", params.text(), options, this);
    connect(m_request, &McpRequest::succeeded, this, &McpTask::succeeded);
    connect(m_request, &model::Job::failed, this, [this, request = m_request](const model::Error &error) { takeFailure(*request, error); });
}

void McpTask::takeFailure(const McpRequest &request, const model::Error &error)
{
    m_again.stop();
    if (request.rpcError())
        Q_EMIT refused(*request.rpcError());
    else
        Q_EMIT failed(error);
}

//! What became of it is not known.
void McpTask::lose(const model::Error &why)
{
    m_again.stop();
    Q_EMIT failed({model::ErrorCategory::Fatal, why.message, why.detail});
}

void McpTask::cancel()
{
    m_again.stop();
    disconnect();
    if (!m_client)
        return;
    McpRequestOptions options;
    options.origin = m_origin;
    m_client->request(u"tasks/cancel", JsonWriter().beginObject().member(u"taskId", m_id).endObject().text(), options, m_client);
}

} // namespace network
