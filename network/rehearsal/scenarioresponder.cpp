// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/scenarioresponder.h"

#include "model/basics/sha256.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/replywriter.h"
#include "network/rehearsal/requestreading.h"
#include "network/rehearsal/responder.h"
#include "network/rehearsal/scenario.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonValue>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonWriter;

namespace {

PlannedResponse plannedRefusal(const ScenarioFault &fault, const ReplyWriter &writer)
{
    const int asked = fault.status.toInt();
    const int status = asked >= 400 && asked <= 599 ? asked : 500;
    const QString message = fault.message.isEmpty() ? u"The rehearsal fails as it was asked to."_s : fault.message;
    PlannedResponse response = jsonResponse(status, writer.error(status, message));
    if (fault.retryAfter)
        response.headers.append({"Retry-After", QByteArray::number(*fault.retryAfter)});
    return response;
}

PlannedResponse signInPage()
{
    PlannedResponse response;
    response.headers = {{"Content-Type", "text/html; charset=utf-8"}};
    response.pieces = {"<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><h1>Welcome to the guest "
                       "network</h1><p>Please sign in.</p></body></html>\n"};
    return response;
}

//! Keeps the pieces before the fault. A body that was to come as a whole is cut in its middle.
void cut(PlannedResponse &response, int after)
{
    if (response.isChunked) {
        response.pieces = response.pieces.mid(0, after);
        return;
    }
    const QByteArray body = response.pieces.join();
    response.pieces = {body.left(body.size() / 2)};
    response.missingBytes = body.size() - response.pieces.first().size();
}

void breakOff(PlannedResponse &response, int after)
{
    const bool isStream = response.isChunked;
    const QByteArray next = response.pieces.value(after);
    cut(response, after);
    response.missingBytes = 0;
    if (isStream)
        response.pieces += next.left(next.size() / 2);
}

void makeHuge(PlannedResponse &response, int megabytes, Framing framing)
{
    const QByteArray megabyte(1024 * 1024, 'x');
    const bool isEvent = response.isChunked && framing == Framing::Events;
    // The pieces share one array.
    response.pieces = {isEvent ? "data: {\"x\":\"" : "{\"x\":\""};
    response.pieces += QList<QByteArray>(megabytes, megabyte);
    response.pieces += response.isChunked ? QByteArray("\"}\n\n") : QByteArray("\"}");
    response.millisecondsBetween = 0;
}

//! Changes a response into one that goes wrong as the fault says.
void applyFault(PlannedResponse &response, const ScenarioFault &fault, const ReplyWriter &writer)
{
    // However few pieces the reply has in its wire language, the last does not arrive.
    const int after = std::min(fault.after, std::max(0, int(response.pieces.size()) - 1));
    switch (fault.kind) {
    case FaultKind::Status: response = plannedRefusal(fault, writer); return;
    case FaultKind::Html: response = signInPage(); return;
    case FaultKind::HalfJson: breakOff(response, after); return;
    case FaultKind::HugeLine: makeHuge(response, fault.megabytes, writer.framing()); return;
    case FaultKind::ErrorEvent:
        if (!response.isChunked) {
            response = plannedRefusal(fault, writer);
            return;
        }
        cut(response, after);
        response.pieces += writer.errorEvent(fault.message.isEmpty() ? u"Overloaded (as rehearsed)"_s : fault.message);
        return;
    case FaultKind::End:
        cut(response, after);
        response.missingBytes = 0;
        return;
    case FaultKind::Disconnect:
        cut(response, after);
        response.ending = PlannedResponse::Ending::Disconnect;
        return;
    case FaultKind::Stall:
        cut(response, after);
        response.ending = PlannedResponse::Ending::Stall;
        return;
    case FaultKind::Nothing:
        response = {};
        response.status = 0;
        response.ending = PlannedResponse::Ending::Disconnect;
        return;
    }
}

//! What the rehearsal says of its one model where it is asked for models, in each wire language. Holds no more than a reference.
class ModelCard final
{
public:
    //! The scenario outlives it.
    explicit ModelCard(const Scenario &scenario)
        : m_scenario(scenario)
    {
    }

    //! Anthropic's and OpenAI's list at once: the former reads `display_name`, the latter `object` and `owned_by`.
    QByteArray list() const;
    //! One entry of that.
    QByteArray entry() const;
    QByteArray geminiList() const;
    QByteArray geminiEntry() const;
    //! Ollama's `/api/tags`.
    QByteArray tags() const;
    //! Ollama's `/api/show`.
    QByteArray show() const;

private:
    void writeEntry(model::JsonWriter &writer) const;
    void writeGeminiEntry(model::JsonWriter &writer) const;
    static void writeDetails(model::JsonWriter &writer);

    const Scenario &m_scenario;
};

// The scenario takes whatever comes; figures are what a client asks for.
constexpr qint64 context = 200'000;
constexpr qint64 longestCard = 64'000;
constexpr qint64 created = 1'767'225'600;
constexpr QStringView createdAt = u"2026-01-01T00:00:00Z";

void writeStrings(JsonWriter &writer, std::initializer_list<QStringView> strings)
{
    writer.beginArray();
    for (const QStringView string : strings)
        writer.string(string);
    writer.endArray();
}

void ModelCard::writeEntry(JsonWriter &writer) const
{
    writer.beginObject().member(u"id", m_scenario.modelName).member(u"type", u"model").member(u"object", u"model");
    writer.member(u"display_name", m_scenario.title).member(u"created_at", createdAt);
    writer.member(u"created", created).member(u"owned_by", m_scenario.title).endObject();
}

QByteArray ModelCard::entry() const
{
    JsonWriter writer;
    writeEntry(writer);
    return writer.bytes();
}

QByteArray ModelCard::list() const
{
    JsonWriter writer;
    writer.beginObject().member(u"object", u"list").key(u"data").beginArray();
    writeEntry(writer);
    writer.endArray().flag(u"has_more", false).member(u"first_id", m_scenario.modelName).member(u"last_id", m_scenario.modelName);
    return writer.endObject().bytes();
}

void ModelCard::writeGeminiEntry(JsonWriter &writer) const
{
    writer.beginObject().member(u"name", u"models/"_s + m_scenario.modelName).member(u"version", u"1");
    writer.member(u"displayName", m_scenario.title).member(u"inputTokenLimit", context).member(u"outputTokenLimit", longestCard);
    writer.key(u"supportedGenerationMethods");
    writeStrings(writer, {u"generateContent", u"streamGenerateContent", u"countTokens"});
    writer.flag(u"thinking", true).endObject();
}

QByteArray ModelCard::geminiEntry() const
{
    JsonWriter writer;
    writeGeminiEntry(writer);
    return writer.bytes();
}

QByteArray ModelCard::geminiList() const
{
    JsonWriter writer;
    writer.beginObject().key(u"models").beginArray();
    writeGeminiEntry(writer);
    return writer.endArray().endObject().bytes();
}

void ModelCard::writeDetails(JsonWriter &writer)
{
    writer.key(u"details").beginObject().member(u"parent_model", u"").member(u"format", u"").member(u"family", u"rehearsal");
    writer.key(u"families");
    writeStrings(writer, {u"rehearsal"});
    writer.member(u"parameter_size", u"").member(u"quantization_level", u"").endObject();
}

QByteArray ModelCard::tags() const
{
    JsonWriter writer;
    writer.beginObject().key(u"models").beginArray().beginObject().member(u"name", m_scenario.modelName);
    writer.member(u"model", m_scenario.modelName).member(u"modified_at", createdAt).member(u"size", qint64(0)).member(u"digest", u"");
    writeDetails(writer);
    return writer.endObject().endArray().endObject().bytes();
}

QByteArray ModelCard::show() const
{
    JsonWriter writer;
    writer.beginObject().member(u"modelfile", u"").member(u"parameters", u"").member(u"template", u"").member(u"modified_at", createdAt);
    writeDetails(writer);
    writer.key(u"model_info")
        .beginObject()
        .member(u"general.architecture", u"rehearsal")
        .member(u"rehearsal.context_length", context)
        .endObject();
    writer.key(u"capabilities");
    writeStrings(writer, {u"completion", u"tools", u"thinking"});
    return writer.endObject().bytes();
}

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
    if (const auto read = request.method == "POST" ? readRequestTo(path, request.body) : std::nullopt)
        return converse(request, *read, wireLanguageOf(request));
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
    int &met = m_met[model::sha256(body)];
    return ++met <= fault.times;
}

} // namespace network
