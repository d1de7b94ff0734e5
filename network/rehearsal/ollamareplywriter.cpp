// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/ollamareplywriter.h"

#include "model/schema/jsonwriter.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace network {

namespace {

using model::JsonText;
using model::JsonWriter;

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
