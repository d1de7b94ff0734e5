// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/generationwriter.h"

#include "model/schema/jsonwriter.h"
#include "network/rehearsal/thoughtsignature.h"

using namespace Qt::StringLiterals;

namespace network {

namespace {

using model::JsonText;
using model::JsonWriter;

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

QList<QByteArray> GenerationWriter::events(const RehearsalReply &reply) const
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

QByteArray GenerationWriter::whole(const RehearsalReply &reply) const
{
    QList<JsonText> parts;
    if (!reply.thought.isEmpty())
        parts.append(writtenPart(reply.thought, true));
    if (!reply.text.isEmpty())
        parts.append(writtenPart(reply.text, false));
    return response(reply, parts + callParts(reply), true);
}

QByteArray GenerationWriter::error(int status, const QString &message) const
{
    JsonWriter writer;
    writer.beginObject().key(u"error").beginObject().member(u"code", qint64(status)).member(u"message", message);
    writer.member(u"status", statusName(status)).endObject().endObject();
    return writer.bytes();
}

QByteArray GenerationWriter::errorEvent(const QString &message) const
{
    return "data: " + error(503, message) + "\n\n";
}

} // namespace network
