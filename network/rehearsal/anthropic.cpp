// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/anthropic.h"

#include "model/basics/identifier.h"
#include "model/schema/jsontext.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/rehearsalrequest.h"

#include <QJsonArray>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

//! The text of a string or of a list of content blocks.
QString contentText(const QJsonValue &content)
{
    if (content.isString())
        return content.toString();
    QStringList texts;
    for (const QJsonValue &block : content.toArray()) {
        if (block["type"_L1].toString() == "text"_L1)
            texts += block["text"_L1].toString();
    }
    return texts.join(u'\n');
}

void readUser(const QJsonValue &content, ConversationReader &reader)
{
    for (const QJsonValue &block : content.toArray()) {
        if (block["type"_L1].toString() == "tool_result"_L1)
            reader.result(block["tool_use_id"_L1].toString(), contentText(block["content"_L1]), block["is_error"_L1].toBool());
    }
    // Of several texts the last is what the person said; those before it are documents.
    QString said = content.toString();
    for (const QJsonValue &block : content.toArray()) {
        if (block["type"_L1].toString() == "text"_L1)
            said = block["text"_L1].toString();
    }
    if (!said.isEmpty())
        reader.userText(said);
}

bool isChangedThought(const QJsonValue &block)
{
    return block["type"_L1].toString() == "thinking"_L1
        && !isThoughtUnchanged(block["thinking"_L1].toString(), block["signature"_L1].toString());
}

//! \return whether the thoughts are as they were given.
bool readMessagesAssistant(const QJsonValue &content, ConversationReader &reader)
{
    QList<std::pair<QString, QString>> calls;
    for (const QJsonValue &block : content.toArray()) {
        if (isChangedThought(block))
            return false;
        if (block["type"_L1].toString() == "tool_use"_L1)
            calls.append({block["id"_L1].toString(), block["name"_L1].toString()});
    }
    if (calls.isEmpty())
        reader.assistantText();
    else
        reader.calls(calls);
    return true;
}

} // namespace

model::Result<RehearsalRequest> readAnthropicRequest(const QByteArray &body)
{
    const auto read = bodyObject(body);
    if (!read)
        return tl::unexpected(read.error());
    const QJsonObject &root = *read;
    if (!root["messages"_L1].isArray() || !root["max_tokens"_L1].isDouble())
        return model::failure(model::ErrorCategory::Validation, u"messages and max_tokens are required."_s);
    if (root["messages"_L1].toArray().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"messages: at least one message is required."_s);
    RehearsalRequest request;
    request.stream = root["stream"_L1].toBool();
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["name"_L1].toString();
    ConversationReader reader;
    for (const QJsonValue &message : root["messages"_L1].toArray()) {
        const QString role = message["role"_L1].toString();
        if (role == "user"_L1)
            readUser(message["content"_L1], reader);
        else if (role == "assistant"_L1 && !readMessagesAssistant(message["content"_L1], reader))
            return model::failure(model::ErrorCategory::Validation, u"A thought came back changed."_s);
    }
    if (const auto finished = reader.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

namespace {

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

QList<QByteArray> AnthropicReplyWriter::events(const RehearsalReply &reply) const
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

QByteArray AnthropicReplyWriter::whole(const RehearsalReply &reply) const
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

QByteArray AnthropicReplyWriter::error(int status, const QString &message) const
{
    return messagesError(errorType(status), message);
}

QByteArray AnthropicReplyWriter::errorEvent(const QString &message) const
{
    return event("error", messagesError(u"overloaded_error"_s, message));
}

} // namespace network
