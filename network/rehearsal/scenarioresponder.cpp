// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/scenarioresponder.h"

#include "model/schema/jsonwriter.h"
#include "network/rehearsal/chatrequest.h"
#include "network/rehearsal/chatwriter.h"
#include "network/rehearsal/faults.h"
#include "network/rehearsal/generationrequest.h"
#include "network/rehearsal/generationwriter.h"
#include "network/rehearsal/itemsrequest.h"
#include "network/rehearsal/itemswriter.h"
#include "network/rehearsal/messagesrequest.h"
#include "network/rehearsal/messageswriter.h"
#include "network/rehearsal/ollamareplywriter.h"
#include "network/rehearsal/ollamarequest.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace network {

namespace {

constexpr qsizetype mostRemembered = 1000;

PlannedResponse streamed(const RehearsalReply &reply, const ReplyWriter &writer)
{
    PlannedResponse response;
    const bool isLines = writer.framing() == Framing::Lines;
    response.headers = {{"Content-Type", isLines ? "application/x-ndjson" : "text/event-stream; charset=utf-8"}, {"Cache-Control", "no-cache"}};
    response.isChunked = true;
    response.millisecondsBetween = reply.pacing.milliseconds;
    response.pieces = writer.events(reply);
    return response;
}

void splitPieces(PlannedResponse &response, int bytes)
{
    QList<QByteArray> split;
    for (const QByteArray &piece : std::as_const(response.pieces)) {
        for (qsizetype at = 0; at < piece.size(); at += bytes)
            split += piece.mid(at, bytes);
    }
    response.pieces = split;
}

} // namespace

PlannedResponse ScenarioResponder::respond(const IncomingRequest &request)
{
    const QByteArray path = request.target.split('?').first();
    if (request.method == "GET" && path.endsWith("/models"))
        return models();
    if (request.method == "GET" && path.endsWith("/api/tags"))
        return tags();
    if (request.method == "POST" && path.endsWith("/messages"))
        return converse(request, readMessagesRequest(request.body), MessagesWriter());
    if (request.method == "POST" && path.endsWith("/chat/completions"))
        return converse(request, readChatRequest(request.body), ChatWriter());
    if (request.method == "POST" && path.endsWith("/api/chat"))
        return converse(request, readOllamaRequest(request.body), OllamaReplyWriter());
    if (request.method == "POST" && path.endsWith("/responses"))
        return converse(request, readItemsRequest(request.body), ItemsWriter());
    if (request.method == "POST" && (path.endsWith(":generateContent") || path.endsWith(":streamGenerateContent")))
        return converse(request, readGenerationRequest(request.body, path.endsWith(":streamGenerateContent")), GenerationWriter());
    return jsonResponse(404, ChatWriter().error(404, u"The rehearsal has no such address."_s));
}

PlannedResponse ScenarioResponder::converse(
    const IncomingRequest &request, const model::Result<RehearsalRequest> &read, const ReplyWriter &writer)
{
    if (!read)
        return jsonResponse(400, writer.error(400, read.error().message));
    const RehearsalReply reply = ReplyPlanner(m_scenario).plan(*read);
    PlannedResponse response = read->stream ? streamed(reply, writer) : jsonResponse(200, writer.whole(reply));
    if (reply.fault && isFaulty(*reply.fault, request.body))
        applyFault(response, *reply.fault, writer);
    if (reply.pacing.bytes > 0)
        splitPieces(response, reply.pacing.bytes);
    return response;
}

PlannedResponse ScenarioResponder::models() const
{
    // Both wire languages' lists at once: Anthropic reads `display_name`, OpenAI `object` and `owned_by`.
    model::JsonWriter writer;
    writer.beginObject().member(u"object", u"list").key(u"data").beginArray().beginObject();
    writer.member(u"id", m_scenario.modelName).member(u"type", u"model").member(u"object", u"model");
    writer.member(u"display_name", m_scenario.title).member(u"created_at", u"2026-01-01T00:00:00Z");
    writer.member(u"created", qint64(1767225600)).member(u"owned_by", m_scenario.title).endObject().endArray();
    writer.flag(u"has_more", false).member(u"first_id", m_scenario.modelName).member(u"last_id", m_scenario.modelName);
    writer.endObject();
    return jsonResponse(200, writer.bytes());
}

PlannedResponse ScenarioResponder::tags() const
{
    model::JsonWriter writer;
    writer.beginObject().key(u"models").beginArray().beginObject().member(u"name", m_scenario.modelName);
    writer.member(u"model", m_scenario.modelName).endObject().endArray().endObject();
    return jsonResponse(200, writer.bytes());
}

bool ScenarioResponder::isFaulty(const ScenarioFault &fault, const QByteArray &body)
{
    if (fault.times == 0)
        return true;
    if (m_met.size() >= mostRemembered)
        m_met.clear();
    int &met = m_met[QCryptographicHash::hash(body, QCryptographicHash::Sha256)];
    return ++met <= fault.times;
}

} // namespace network
