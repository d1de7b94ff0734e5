// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/ollama.h"

#include "model/schema/jsontext.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/rehearsalrequest.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

//! Gives calls the identifiers that this wire language leaves out, and finds them for results.
class Messages
{
public:
    void read(const QJsonValue &message)
    {
        const QString role = message["role"_L1].toString();
        const QString content = message["content"_L1].toString();
        // Images of results follow them in a message of the user without a text.
        const bool belongsToResults = content.isEmpty() && m_roleBefore == "tool"_L1;
        if (role == "user"_L1 && !belongsToResults)
            m_reader.userText(content);
        else if (role == "assistant"_L1)
            readAssistant(message["tool_calls"_L1].toArray());
        else if (role == "tool"_L1)
            m_reader.result(takeCall(message["tool_name"_L1].toString()), content, looksLikeError(content));
        m_roleBefore = role;
    }
    model::Result<void> finish(RehearsalRequest &request) { return m_reader.finish(request); }

private:
    void readAssistant(const QJsonArray &calls)
    {
        m_waiting.clear();
        for (const QJsonValue &call : calls)
            m_waiting.append({QString::number(m_count++), call["function"_L1]["name"_L1].toString()});
        if (m_waiting.isEmpty())
            m_reader.assistantText();
        else
            m_reader.calls(m_waiting);
    }
    QString takeCall(const QString &tool)
    {
        const auto call = std::find_if(m_waiting.begin(), m_waiting.end(), [&tool](const auto &waiting) { return waiting.second == tool; });
        if (call == m_waiting.end())
            return tool;
        const QString id = call->first;
        m_waiting.erase(call);
        return id;
    }

    ConversationReader m_reader;
    QList<std::pair<QString, QString>> m_waiting;
    QString m_roleBefore;
    int m_count = 0;
};

} // namespace

model::Result<RehearsalRequest> readOllamaRequest(const QByteArray &body)
{
    const auto read = chatBodyObject(body);
    if (!read)
        return tl::unexpected(read.error());
    const QJsonObject &root = *read;
    RehearsalRequest request;
    request.stream = root["stream"_L1].toBool(true);
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["function"_L1]["name"_L1].toString();
    Messages messages;
    for (const QJsonValue &message : root["messages"_L1].toArray())
        messages.read(message);
    if (const auto finished = messages.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

namespace {

JsonWriter begun(const RehearsalReply &reply)
{
    JsonWriter writer;
    writer.beginObject().member(u"model", reply.model);
    writer.member(u"created_at", QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
    return writer;
}

void writeOllamaCalls(JsonWriter &writer, const QList<RehearsalCall> &calls)
{
    writer.key(u"tool_calls").beginArray();
    for (const RehearsalCall &call : calls) {
        // Arguments are an object here; what is none can only be told as text.
        const auto arguments = JsonText::parse(call.arguments);
        writer.beginObject().key(u"function").beginObject().member(u"name", call.name).key(u"arguments");
        arguments ? writer.splice(*arguments) : writer.string(QString::fromUtf8(call.arguments));
        writer.endObject().endObject();
    }
    writer.endArray();
}

void writeMessage(JsonWriter &writer, const QString &thought, const QString &text, const QList<RehearsalCall> &calls)
{
    writer.key(u"message").beginObject().member(u"role", u"assistant").member(u"content", text);
    if (!thought.isEmpty())
        writer.member(u"thinking", thought);
    if (!calls.isEmpty())
        writeOllamaCalls(writer, calls);
    writer.endObject();
}

QByteArray line(const RehearsalReply &reply, const QString &thought, const QString &text, const QList<RehearsalCall> &calls = {})
{
    JsonWriter writer = begun(reply);
    writeMessage(writer, thought, text, calls);
    writer.flag(u"done", false).endObject();
    return writer.bytes() + '\n';
}

void writeEnd(JsonWriter &writer, const RehearsalReply &reply)
{
    writer.flag(u"done", true).member(u"done_reason", u"stop").member(u"prompt_eval_count", reply.promptTokens);
    writer.member(u"eval_count", reply.replyTokens()).endObject();
}

} // namespace

QList<QByteArray> OllamaReplyWriter::events(const RehearsalReply &reply) const
{
    QList<QByteArray> lines;
    const int characters = reply.pacing.characters;
    for (const QString &piece : pieces(reply.thought, characters))
        lines += line(reply, piece, {});
    for (const QString &piece : pieces(reply.text, characters))
        lines += line(reply, {}, piece);
    for (const RehearsalCall &call : reply.calls)
        lines += line(reply, {}, {}, {call});
    JsonWriter writer = begun(reply);
    writeMessage(writer, {}, {}, {});
    writeEnd(writer, reply);
    lines += writer.bytes() + '\n';
    return lines;
}

QByteArray OllamaReplyWriter::whole(const RehearsalReply &reply) const
{
    JsonWriter writer = begun(reply);
    writeMessage(writer, reply.thought, reply.text, reply.calls);
    writeEnd(writer, reply);
    return writer.bytes();
}

QByteArray OllamaReplyWriter::error(int, const QString &message) const
{
    JsonWriter writer;
    writer.beginObject().member(u"error", message).endObject();
    return writer.bytes();
}

QByteArray OllamaReplyWriter::errorEvent(const QString &message) const
{
    return error(0, message) + '\n';
}

} // namespace network
