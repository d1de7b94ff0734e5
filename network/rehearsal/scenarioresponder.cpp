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
#include "network/rehearsal/modelcard.h"
#include "network/rehearsal/ollamareplywriter.h"
#include "network/rehearsal/ollamarequest.h"
#include "network/rehearsal/wirelanguage.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonValue>

using namespace Qt::StringLiterals;

namespace network {

namespace {

constexpr qsizetype mostRemembered = 1000;

PlannedResponse streamed(const RehearsalReply &reply, const ReplyWriter &writer)
{
    PlannedResponse response;
    const bool isLines = writer.framing() == Framing::Lines;
    response.headers = {
        {"Content-Type", isLines ? "application/x-ndjson" : "text/event-stream; charset=utf-8"}, {"Cache-Control", "no-cache"}};
    response.isChunked = true;
    response.millisecondsBetween = reply.pacing.milliseconds;
    response.pieces = writer.events(reply);
    return response;
}

//! A rough count of a request that is not to be answered.
PlannedResponse counted(const IncomingRequest &request, const QString &list, QStringView figure)
{
    const auto body = model::JsonText::parse(request.body);
    const QJsonValue said = body ? body->read()[list] : QJsonValue();
    if (said.toArray().isEmpty() && said.toString().isEmpty())
        return errorResponse(request, 400, u"%1: at least one is required."_s.arg(list));
    model::JsonWriter writer;
    writer.beginObject().member(figure, estimatedTokens(request.body.size())).endObject();
    return jsonResponse(200, writer.bytes());
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
    const QByteArray path = request.path();
    if (request.method == "GET") {
        const auto said = told(request);
        return said ? jsonResponse(200, *said) : errorResponse(request, 404, u"The rehearsal has no such address."_s);
    }
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
    if (request.method == "POST" && path.endsWith("/messages/count_tokens"))
        return counted(request, u"messages"_s, u"input_tokens");
    if (request.method == "POST" && path.endsWith("/responses/input_tokens"))
        return counted(request, u"input"_s, u"input_tokens");
    if (request.method == "POST" && path.endsWith(":countTokens"))
        return counted(request, u"contents"_s, u"totalTokens");
    if (request.method == "POST" && path.endsWith("/api/show"))
        return show(request);
    return errorResponse(request, 404, u"The rehearsal has no such address."_s);
}

std::optional<QByteArray> ScenarioResponder::told(const IncomingRequest &request) const
{
    const ModelCard card(m_scenario);
    const QByteArray path = request.path();
    // Its newer clients ask at the address that the others ask at, and differ in their key's header.
    const bool isGemini = path.contains("/v1beta") || !request.header("x-goog-api-key").isEmpty();
    if (path.endsWith("/models"))
        return isGemini ? card.geminiList() : card.list();
    if (path.endsWith("/models/" + m_scenario.modelName.toUtf8().toPercentEncoding()))
        return isGemini ? card.geminiEntry() : card.entry();
    if (path.endsWith("/api/tags"))
        return card.tags();
    if (path.endsWith("/api/version"))
        return model::JsonWriter().beginObject().member(u"version", u"" PARLANCE_VERSION "").endObject().bytes();
    return std::nullopt;
}

PlannedResponse ScenarioResponder::show(const IncomingRequest &request) const
{
    const auto body = model::JsonText::parse(request.body);
    const QString wanted = body ? body->read()["model"_L1].toString(body->read()["name"_L1].toString()) : QString();
    if (wanted.isEmpty())
        return errorResponse(request, 400, u"model is required"_s);
    // As Ollama has it, a name without a tag is the latest's.
    if (wanted.section(u':', 0, 0) != m_scenario.modelName)
        return errorResponse(request, 404, u"model '%1' not found"_s.arg(wanted));
    return jsonResponse(200, ModelCard(m_scenario).show());
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
