// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/messageswriter.h"

#include "model/basics/identifier.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/thoughtsignature.h"

using namespace Qt::StringLiterals;

namespace network {

namespace {

using model::JsonText;
using model::JsonWriter;

QByteArray event(const char *type, const QByteArray &json)
{
    return "event: " + QByteArray(type) + "\ndata: " + json + "\n\n";
}

QString errorType(int status)
{
    switch (status) {
    case 401: return u"authentication_error"_s;
    case 402: return u"billing_error"_s;
    case 403: return u"permission_error"_s;
    case 404: return u"not_found_error"_s;
    case 413: return u"request_too_large"_s;
    case 429: return u"rate_limit_error"_s;
    case 504: return u"timeout_error"_s;
    case 529: return u"overloaded_error"_s;
    default: return status < 500 ? u"invalid_request_error"_s : u"api_error"_s;
    }
}

QByteArray messagesError(const QString &type, const QString &message)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"error").key(u"error").beginObject();
    writer.member(u"type", type).member(u"message", message).endObject();
    writer.member(u"request_id", u"req_"_s + model::newIdentifier()).endObject();
    return writer.bytes();
}

QStringView stopReason(const RehearsalReply &reply)
{
    return reply.calls.isEmpty() ? u"end_turn" : u"tool_use";
}

QByteArray messageStart(const RehearsalReply &reply)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"message_start").key(u"message").beginObject();
    writer.member(u"id", u"msg_"_s + model::newIdentifier()).member(u"type", u"message").member(u"role", u"assistant");
    writer.member(u"model", reply.model).key(u"content").beginArray().endArray();
    writer.key(u"stop_reason").null().key(u"stop_sequence").null().key(u"usage").beginObject();
    writer.member(u"input_tokens", reply.promptTokens).member(u"output_tokens", qint64(1)).endObject();
    writer.endObject().endObject();
    return event("message_start", writer.bytes());
}

QByteArray messageDelta(const RehearsalReply &reply)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"message_delta").key(u"delta").beginObject();
    writer.member(u"stop_reason", stopReason(reply)).key(u"stop_sequence").null().endObject();
    writer.key(u"usage").beginObject().member(u"output_tokens", reply.replyTokens()).endObject().endObject();
    return event("message_delta", writer.bytes());
}

//! The events of one content block after the other.
class Blocks
{
public:
    explicit Blocks(QList<QByteArray> &events)
        : m_events(events)
    {
    }

    void block(const QByteArray &start, QStringView deltaType, QStringView member, const QStringList &pieces)
    {
        begin(start);
        for (const QString &piece : pieces)
            delta(deltaType, member, piece);
    }
    void begin(const QByteArray &block)
    {
        m_events += event(
            "content_block_start", "{\"type\":\"content_block_start\",\"index\":" + index() + ",\"content_block\":" + block + '}');
    }
    void delta(QStringView type, QStringView member, const QString &text)
    {
        JsonWriter writer;
        writer.beginObject().member(u"type", u"content_block_delta").member(u"index", qint64(m_index));
        writer.key(u"delta").beginObject().member(u"type", type).member(member, text).endObject().endObject();
        m_events += event("content_block_delta", writer.bytes());
    }
    void end()
    {
        m_events += event("content_block_stop", "{\"type\":\"content_block_stop\",\"index\":" + index() + '}');
        ++m_index;
    }

private:
    QByteArray index() const { return QByteArray::number(m_index); }

    QList<QByteArray> &m_events;
    int m_index = 0;
};

QByteArray toolUse(const RehearsalCall &call, const QByteArray &input)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"tool_use").member(u"id", call.id).member(u"name", call.name);
    const auto json = JsonText::parse(input);
    writer.member(u"input", json ? *json : JsonText::trusted("{}")).endObject();
    return writer.bytes();
}

} // namespace

QList<QByteArray> MessagesWriter::events(const RehearsalReply &reply) const
{
    QList<QByteArray> events = {messageStart(reply), event("ping", "{\"type\":\"ping\"}")};
    Blocks blocks(events);
    const int characters = reply.pacing.characters;
    if (!reply.thought.isEmpty()) {
        blocks.block("{\"type\":\"thinking\",\"thinking\":\"\",\"signature\":\"\"}", u"thinking_delta", u"thinking",
            pieces(reply.thought, characters));
        blocks.delta(u"signature_delta", u"signature", thoughtSignature(reply.thought));
        blocks.end();
    }
    if (!reply.text.isEmpty()) {
        blocks.block("{\"type\":\"text\",\"text\":\"\"}", u"text_delta", u"text", pieces(reply.text, characters));
        blocks.end();
    }
    for (const RehearsalCall &call : reply.calls) {
        blocks.block(toolUse(call, "{}"), u"input_json_delta", u"partial_json", pieces(QString::fromUtf8(call.arguments), characters));
        blocks.end();
    }
    events << messageDelta(reply) << event("message_stop", "{\"type\":\"message_stop\"}");
    return events;
}

QByteArray MessagesWriter::whole(const RehearsalReply &reply) const
{
    JsonWriter writer;
    writer.beginObject().member(u"id", u"msg_"_s + model::newIdentifier()).member(u"type", u"message");
    writer.member(u"role", u"assistant").member(u"model", reply.model).key(u"content").beginArray();
    if (!reply.thought.isEmpty()) {
        writer.beginObject().member(u"type", u"thinking").member(u"thinking", reply.thought);
        writer.member(u"signature", thoughtSignature(reply.thought)).endObject();
    }
    if (!reply.text.isEmpty())
        writer.beginObject().member(u"type", u"text").member(u"text", reply.text).endObject();
    for (const RehearsalCall &call : reply.calls)
        writer.splice(JsonText::trusted(toolUse(call, call.arguments)));
    writer.endArray().member(u"stop_reason", stopReason(reply)).key(u"stop_sequence").null();
    writer.key(u"usage").beginObject().member(u"input_tokens", reply.promptTokens);
    writer.member(u"output_tokens", reply.replyTokens()).endObject().endObject();
    return writer.bytes();
}

QByteArray MessagesWriter::error(int status, const QString &message) const
{
    return messagesError(errorType(status), message);
}

QByteArray MessagesWriter::errorEvent(const QString &message) const
{
    return event("error", messagesError(u"overloaded_error"_s, message));
}

} // namespace network
