// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/gemini.h"

#include "model/schema/jsontext.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/rehearsalrequest.h"

#include <QJsonArray>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

//! Follows the contents. Calls have no identifiers here: results belong to them in their order, and by their names.
class GenerationContents
{
public:
    void add(const QJsonValue &content)
    {
        if (content["role"_L1].toString() == "model"_L1)
            addAnswer(content["parts"_L1].toArray());
        else
            addUser(content["parts"_L1].toArray());
    }

    model::Result<void> finish(RehearsalRequest &request)
    {
        const QString problem = m_isUnsigned ? u"Function call is missing a thought_signature in functionCall parts."_s : m_problem;
        if (!problem.isEmpty())
            return model::failure(model::ErrorCategory::Validation, problem);
        return m_reader.finish(request);
    }

private:
    void addAnswer(const QJsonArray &parts)
    {
        QList<std::pair<QString, QString>> calls;
        m_names.clear();
        m_next = 0;
        for (const QJsonValue &part : parts) {
            const QString name = part["functionCall"_L1]["name"_L1].toString();
            const QString signature = part["thoughtSignature"_L1].toString();
            if (!isThoughtUnchanged(name, signature))
                m_problem = u"Corrupted thought signature."_s;
            if (name.isEmpty())
                continue;
            m_isUnsigned = m_isUnsigned || (calls.isEmpty() && signature.isEmpty());
            calls.append({u"%1/%2"_s.arg(m_answers).arg(calls.size()), name});
            m_names.append(name);
        }
        if (calls.isEmpty())
            m_reader.assistantText();
        else
            m_reader.calls(calls);
        ++m_answers;
    }

    void addUser(const QJsonArray &parts)
    {
        QString said;
        for (const QJsonValue &part : parts) {
            if (part["functionResponse"_L1].isObject())
                addResult(part["functionResponse"_L1]);
            else
                said = part["text"_L1].toString(said);
        }
        if (said.isEmpty())
            return;
        m_isUnsigned = false;
        m_reader.userText(said);
    }

    void addResult(const QJsonValue &result)
    {
        if (result["name"_L1].toString() != m_names.value(m_next))
            m_problem = u"A function response does not have the name of its call."_s;
        const QJsonValue response = result["response"_L1];
        const bool isError = response["error"_L1].isString();
        m_reader.result(u"%1/%2"_s.arg(m_answers - 1).arg(m_next++), response[isError ? "error"_L1 : "output"_L1].toString(), isError);
    }

    ConversationReader m_reader;
    //! Of the calls that wait for their results.
    QStringList m_names;
    qsizetype m_next = 0;
    int m_answers = 0;
    bool m_isUnsigned = false;
    QString m_problem;
};

} // namespace

model::Result<RehearsalRequest> readGeminiRequest(const QByteArray &body, bool isStreamed)
{
    const auto read = bodyObject(body);
    if (!read)
        return tl::unexpected(read.error());
    const QJsonObject &root = *read;
    if (root["contents"_L1].toArray().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"contents is not specified"_s);
    RehearsalRequest request;
    request.stream = isStreamed;
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1][0]["functionDeclarations"_L1].toArray())
        request.tools += tool["name"_L1].toString();
    GenerationContents contents;
    for (const QJsonValue &content : root["contents"_L1].toArray())
        contents.add(content);
    if (const auto finished = contents.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

namespace {

QString statusName(int status)
{
    switch (status) {
    case 401: return u"UNAUTHENTICATED"_s;
    case 403: return u"PERMISSION_DENIED"_s;
    case 404: return u"NOT_FOUND"_s;
    case 429: return u"RESOURCE_EXHAUSTED"_s;
    case 503: return u"UNAVAILABLE"_s;
    case 504: return u"DEADLINE_EXCEEDED"_s;
    default: return status < 500 ? u"INVALID_ARGUMENT"_s : u"INTERNAL"_s;
    }
}

JsonText writtenPart(const QString &text, bool isThought)
{
    JsonWriter writer;
    writer.beginObject().member(u"text", text);
    if (isThought)
        writer.flag(u"thought", true);
    writer.endObject();
    return writer.text();
}

//! Of the calls of a reply the first one has a signature.
JsonText callPart(const RehearsalCall &call, bool isSigned)
{
    const auto arguments = JsonText::parse(call.arguments);
    JsonWriter writer;
    writer.beginObject().key(u"functionCall").beginObject().member(u"name", call.name);
    writer.member(u"args", arguments ? *arguments : JsonText::trusted("{}")).endObject();
    if (isSigned)
        writer.member(u"thoughtSignature", thoughtSignature(call.name));
    writer.endObject();
    return writer.text();
}

QList<JsonText> callParts(const RehearsalReply &reply)
{
    QList<JsonText> parts;
    for (const RehearsalCall &call : reply.calls)
        parts.append(callPart(call, parts.isEmpty()));
    return parts;
}

QByteArray response(const RehearsalReply &reply, const QList<JsonText> &parts, bool isLast)
{
    JsonWriter writer;
    writer.beginObject().key(u"candidates").beginArray().beginObject();
    writer.key(u"content").beginObject().key(u"parts").beginArray();
    for (const JsonText &part : parts)
        writer.splice(part);
    writer.endArray().member(u"role", u"model").endObject();
    if (isLast)
        writer.member(u"finishReason", u"STOP");
    writer.member(u"index", qint64(0)).endObject().endArray();
    writer.key(u"usageMetadata").beginObject().member(u"promptTokenCount", reply.promptTokens);
    if (isLast)
        writer.member(u"candidatesTokenCount", reply.replyTokens());
    writer.member(u"totalTokenCount", reply.promptTokens + (isLast ? reply.replyTokens() : 0)).endObject();
    writer.member(u"modelVersion", reply.model).endObject();
    return writer.bytes();
}

} // namespace

QList<QByteArray> GeminiReplyWriter::events(const RehearsalReply &reply) const
{
    QList<QByteArray> events;
    const auto add = [&](const QList<JsonText> &parts, bool isLast) { events += "data: " + response(reply, parts, isLast) + "\n\n"; };
    const int characters = reply.pacing.characters;
    for (const QString &piece : pieces(reply.thought, characters))
        add({writtenPart(piece, true)}, false);
    for (const QString &piece : pieces(reply.text, characters))
        add({writtenPart(piece, false)}, false);
    for (const JsonText &call : callParts(reply))
        add({call}, false);
    add({writtenPart({}, false)}, true);
    return events;
}

QByteArray GeminiReplyWriter::whole(const RehearsalReply &reply) const
{
    QList<JsonText> parts;
    if (!reply.thought.isEmpty())
        parts.append(writtenPart(reply.thought, true));
    if (!reply.text.isEmpty())
        parts.append(writtenPart(reply.text, false));
    return response(reply, parts + callParts(reply), true);
}

QByteArray GeminiReplyWriter::error(int status, const QString &message) const
{
    JsonWriter writer;
    writer.beginObject().key(u"error").beginObject().member(u"code", qint64(status)).member(u"message", message);
    writer.member(u"status", statusName(status)).endObject().endObject();
    return writer.bytes();
}

QByteArray GeminiReplyWriter::errorEvent(const QString &message) const
{
    return "data: " + error(503, message) + "\n\n";
}

} // namespace network
