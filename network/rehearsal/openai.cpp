// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/openai.h"

#include "model/basics/identifier.h"
#include "model/schema/jsontext.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/rehearsalrequest.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

//! Of several parts the last text is what the person said; those before it are documents.
QString lastChatText(const QJsonValue &content)
{
    QString text = content.toString();
    for (const QJsonValue &part : content.toArray()) {
        if (part["type"_L1].toString() == "text"_L1)
            text = part["text"_L1].toString();
    }
    return text;
}

void readChatAssistant(const QJsonValue &message, ConversationReader &reader)
{
    QList<std::pair<QString, QString>> calls;
    for (const QJsonValue &call : message["tool_calls"_L1].toArray())
        calls.append({call["id"_L1].toString(), call["function"_L1]["name"_L1].toString()});
    if (calls.isEmpty())
        reader.assistantText();
    else
        reader.calls(calls);
}

} // namespace

model::Result<RehearsalRequest> readOpenAiRequest(const QByteArray &body)
{
    const auto read = chatBodyObject(body);
    if (!read)
        return tl::unexpected(read.error());
    const QJsonObject &root = *read;
    RehearsalRequest request;
    request.stream = root["stream"_L1].toBool();
    request.wantsUsage = root["stream_options"_L1]["include_usage"_L1].toBool();
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["function"_L1]["name"_L1].toString();
    ConversationReader reader;
    QString roleBefore;
    for (const QJsonValue &message : root["messages"_L1].toArray()) {
        const QString role = message["role"_L1].toString();
        const QString content = lastChatText(message["content"_L1]);
        // Images of results follow them in a message of the user without a text.
        const bool belongsToResults = content.isEmpty() && roleBefore == "tool"_L1;
        if (role == "user"_L1 && !belongsToResults)
            reader.userText(content);
        else if (role == "assistant"_L1)
            readChatAssistant(message, reader);
        else if (role == "tool"_L1)
            reader.result(message["tool_call_id"_L1].toString(), content, looksLikeError(content));
        roleBefore = role;
    }
    if (const auto finished = reader.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

namespace {

QString finishReason(const RehearsalReply &reply)
{
    return reply.calls.isEmpty() ? u"stop"_s : u"tool_calls"_s;
}

void writeUsage(JsonWriter &writer, const RehearsalReply &reply)
{
    writer.key(u"usage").beginObject().member(u"prompt_tokens", reply.promptTokens);
    writer.member(u"completion_tokens", reply.replyTokens());
    writer.member(u"total_tokens", reply.promptTokens + reply.replyTokens()).endObject();
}

QByteArray textDelta(QStringView member, const QString &text)
{
    JsonWriter writer;
    writer.beginObject().member(member, text).endObject();
    return writer.bytes();
}

QByteArray callStart(qint64 index, const RehearsalCall &call)
{
    JsonWriter writer;
    writer.beginObject().key(u"tool_calls").beginArray().beginObject().member(u"index", index).member(u"id", call.id);
    writer.member(u"type", u"function").key(u"function").beginObject().member(u"name", call.name);
    writer.member(u"arguments", u"").endObject().endObject().endArray().endObject();
    return writer.bytes();
}

QByteArray callDelta(qint64 index, const QString &arguments)
{
    JsonWriter writer;
    writer.beginObject().key(u"tool_calls").beginArray().beginObject().member(u"index", index);
    writer.key(u"function").beginObject().member(u"arguments", arguments).endObject();
    writer.endObject().endArray().endObject();
    return writer.bytes();
}

//! Makes the chunks of one reply; all have the same identifier.
class Chunks
{
public:
    explicit Chunks(QString modelName)
        : m_model(std::move(modelName))
    {
    }

    QByteArray chunk(const QByteArray &delta, const QString &finish = {}) const
    {
        JsonWriter writer = begun(u"chat.completion.chunk");
        writer.key(u"choices").beginArray().beginObject().member(u"index", qint64(0));
        writer.member(u"delta", JsonText::trusted(delta)).key(u"finish_reason");
        finish.isEmpty() ? writer.null() : writer.string(finish);
        writer.endObject().endArray().endObject();
        return "data: " + writer.bytes() + "\n\n";
    }
    QByteArray usage(const RehearsalReply &reply) const
    {
        JsonWriter writer = begun(u"chat.completion.chunk");
        writer.key(u"choices").beginArray().endArray();
        writeUsage(writer, reply);
        writer.endObject();
        return "data: " + writer.bytes() + "\n\n";
    }
    JsonWriter begun(QStringView object) const
    {
        JsonWriter writer;
        writer.beginObject().member(u"id", m_id).member(u"object", object).member(u"created", m_created);
        writer.member(u"model", m_model);
        return writer;
    }

private:
    QString m_model;
    QString m_id = u"chatcmpl-"_s + model::newIdentifier();
    qint64 m_created = QDateTime::currentSecsSinceEpoch();
};

void writeChatCalls(JsonWriter &writer, const QList<RehearsalCall> &calls)
{
    writer.key(u"tool_calls").beginArray();
    for (const RehearsalCall &call : calls) {
        writer.beginObject().member(u"id", call.id).member(u"type", u"function").key(u"function").beginObject();
        writer.member(u"name", call.name).member(u"arguments", QString::fromUtf8(call.arguments));
        writer.endObject().endObject();
    }
    writer.endArray();
}

QByteArray chatError(const QString &type, const QString &message, int code)
{
    JsonWriter writer;
    writer.beginObject().key(u"error").beginObject().member(u"message", message).member(u"type", type);
    writer.key(u"param").null().member(u"code", qint64(code)).endObject().endObject();
    return writer.bytes();
}

} // namespace

QList<QByteArray> OpenAiReplyWriter::events(const RehearsalReply &reply) const
{
    const Chunks chunks(reply.model);
    QList<QByteArray> events = {chunks.chunk("{\"role\":\"assistant\",\"content\":\"\"}")};
    const int characters = reply.pacing.characters;
    for (const QString &piece : pieces(reply.thought, characters))
        events += chunks.chunk(textDelta(u"reasoning_content", piece));
    for (const QString &piece : pieces(reply.text, characters))
        events += chunks.chunk(textDelta(u"content", piece));
    for (qsizetype index = 0; index < reply.calls.size(); ++index) {
        events += chunks.chunk(callStart(index, reply.calls[index]));
        for (const QString &piece : pieces(QString::fromUtf8(reply.calls[index].arguments), characters))
            events += chunks.chunk(callDelta(index, piece));
    }
    events += chunks.chunk("{}", finishReason(reply));
    if (reply.wantsUsage)
        events += chunks.usage(reply);
    events += "data: [DONE]\n\n";
    return events;
}

QByteArray OpenAiReplyWriter::whole(const RehearsalReply &reply) const
{
    JsonWriter writer = Chunks(reply.model).begun(u"chat.completion");
    writer.key(u"choices").beginArray().beginObject().member(u"index", qint64(0)).key(u"message").beginObject();
    writer.member(u"role", u"assistant").key(u"content");
    reply.text.isEmpty() ? writer.null() : writer.string(reply.text);
    if (!reply.thought.isEmpty())
        writer.member(u"reasoning_content", reply.thought);
    if (!reply.calls.isEmpty())
        writeChatCalls(writer, reply.calls);
    writer.endObject().member(u"finish_reason", finishReason(reply)).endObject().endArray();
    writeUsage(writer, reply);
    writer.endObject();
    return writer.bytes();
}

QByteArray OpenAiReplyWriter::error(int status, const QString &message) const
{
    return chatError(status < 500 ? u"invalid_request_error"_s : u"server_error"_s, message, status);
}

QByteArray OpenAiReplyWriter::errorEvent(const QString &message) const
{
    return "data: " + chatError(u"server_error"_s, message, 503) + "\n\n";
}

} // namespace network
