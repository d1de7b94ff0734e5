// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/itemswriter.h"

#include "model/basics/identifier.h"
#include "model/schema/jsonwriter.h"
#include "network/rehearsal/thoughtsignature.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace network {

namespace {

using model::JsonText;
using model::JsonWriter;

JsonText part(QStringView type, const QString &text)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", type).member(u"text", text);
    if (type == u"output_text")
        writer.key(u"annotations").beginArray().endArray();
    writer.endObject();
    return writer.text();
}

JsonText list(const QList<JsonText> &values)
{
    JsonWriter writer;
    writer.beginArray();
    for (const JsonText &value : values)
        writer.splice(value);
    writer.endArray();
    return writer.text();
}

//! An item as it begins, and as it is in the end.
struct Item {
    QString id;
    JsonText begun;
    JsonText whole;
};

Item reasoning(const QString &thought)
{
    const QString id = u"rs_"_s + model::newIdentifier();
    const auto written = [&](const QList<JsonText> &summary, const QString &encrypted) {
        JsonWriter writer;
        writer.beginObject().member(u"id", id).member(u"type", u"reasoning").member(u"summary", list(summary));
        writer.member(u"encrypted_content", encrypted).endObject();
        return writer.text();
    };
    return {id, written({}, {}), written({part(u"summary_text", thought)}, thoughtSignature(thought))};
}

Item messageItem(const QString &text)
{
    const QString id = u"msg_"_s + model::newIdentifier();
    const auto written = [&](QStringView status, const QList<JsonText> &parts) {
        JsonWriter writer;
        writer.beginObject().member(u"id", id).member(u"type", u"message").member(u"status", status);
        writer.member(u"role", u"assistant").member(u"content", list(parts)).endObject();
        return writer.text();
    };
    return {id, written(u"in_progress", {}), written(u"completed", {part(u"output_text", text)})};
}

Item call(const RehearsalCall &called)
{
    const QString id = u"fc_"_s + model::newIdentifier();
    const auto written = [&](QStringView status, const QByteArray &arguments) {
        JsonWriter writer;
        writer.beginObject().member(u"id", id).member(u"type", u"function_call").member(u"status", status);
        writer.member(u"call_id", called.id).member(u"name", called.name);
        writer.member(u"arguments", QString::fromUtf8(arguments)).endObject();
        return writer.text();
    };
    return {id, written(u"in_progress", {}), written(u"completed", called.arguments)};
}

//! Makes the events of one reply, and the response that they tell of.
class Events
{
public:
    explicit Events(const RehearsalReply &reply)
        : m_reply(reply)
    {
    }

    JsonText response(QStringView status) const
    {
        JsonWriter writer;
        writer.beginObject().member(u"id", m_id).member(u"object", u"response").member(u"created_at", m_created);
        writer.member(u"status", status).key(u"error").null().key(u"incomplete_details").null();
        writer.member(u"model", m_reply.model).member(u"output", list(m_output)).flag(u"store", false).key(u"usage");
        status == u"completed" ? writeUsage(writer) : void(writer.null());
        writer.endObject();
        return writer.text();
    }
    void add(QStringView type, QStringView member, const JsonText &value)
    {
        JsonWriter writer = begun(type);
        writer.member(member, value).endObject();
        append(type, writer);
    }
    void begin(const Item &item)
    {
        m_item = item;
        addItem(u"response.output_item.added", item.begun);
    }
    void end()
    {
        addItem(u"response.output_item.done", m_item.whole);
        m_output.append(m_item.whole);
    }
    //! An event of the item that has begun; `counter` is the part's, where there are parts.
    void detail(QStringView type, QStringView counter, QStringView member, const JsonText &value)
    {
        JsonWriter writer = begun(type);
        writer.member(u"item_id", m_item.id).member(u"output_index", qint64(m_output.size()));
        if (!counter.isEmpty())
            writer.member(counter, qint64(0));
        writer.member(member, value).endObject();
        append(type, writer);
    }
    void detail(QStringView type, QStringView counter, QStringView member, const QString &text)
    {
        detail(type, counter, member, JsonText::trusted(JsonWriter::quoted(text)));
    }
    const QList<QByteArray> &events() const { return m_events; }

private:
    JsonWriter begun(QStringView type)
    {
        JsonWriter writer;
        writer.beginObject().member(u"type", type).member(u"sequence_number", qint64(m_events.size()));
        return writer;
    }
    void append(QStringView type, const JsonWriter &writer)
    {
        m_events += "event: " + type.toUtf8() + "\ndata: " + writer.bytes() + "\n\n";
    }
    void addItem(QStringView type, const JsonText &item)
    {
        JsonWriter writer = begun(type);
        writer.member(u"output_index", qint64(m_output.size())).member(u"item", item).endObject();
        append(type, writer);
    }
    void writeUsage(JsonWriter &writer) const
    {
        writer.beginObject().member(u"input_tokens", m_reply.promptTokens).key(u"input_tokens_details").beginObject();
        writer.member(u"cached_tokens", qint64(0)).endObject().member(u"output_tokens", m_reply.replyTokens());
        writer.member(u"total_tokens", m_reply.promptTokens + m_reply.replyTokens()).endObject();
    }

    const RehearsalReply &m_reply;
    const QString m_id = u"resp_"_s + model::newIdentifier();
    const qint64 m_created = QDateTime::currentSecsSinceEpoch();
    QList<JsonText> m_output;
    Item m_item;
    QList<QByteArray> m_events;
};

void tellThought(Events &events, const QString &thought, const QStringList &pieces)
{
    events.begin(reasoning(thought));
    events.detail(u"response.reasoning_summary_part.added", u"summary_index", u"part", part(u"summary_text", {}));
    for (const QString &piece : pieces)
        events.detail(u"response.reasoning_summary_text.delta", u"summary_index", u"delta", piece);
    events.detail(u"response.reasoning_summary_text.done", u"summary_index", u"text", thought);
    events.detail(u"response.reasoning_summary_part.done", u"summary_index", u"part", part(u"summary_text", thought));
    events.end();
}

void tellText(Events &events, const QString &text, const QStringList &pieces)
{
    events.begin(messageItem(text));
    events.detail(u"response.content_part.added", u"content_index", u"part", part(u"output_text", {}));
    for (const QString &piece : pieces)
        events.detail(u"response.output_text.delta", u"content_index", u"delta", piece);
    events.detail(u"response.output_text.done", u"content_index", u"text", text);
    events.detail(u"response.content_part.done", u"content_index", u"part", part(u"output_text", text));
    events.end();
}

QString errorCode(int status)
{
    return status == 429 ? u"rate_limit_exceeded"_s : status < 500 ? u"invalid_request_error"_s : u"server_error"_s;
}

} // namespace

QList<QByteArray> ItemsWriter::events(const RehearsalReply &reply) const
{
    Events events(reply);
    const int characters = reply.pacing.characters;
    events.add(u"response.created", u"response", events.response(u"in_progress"));
    events.add(u"response.in_progress", u"response", events.response(u"in_progress"));
    if (!reply.thought.isEmpty())
        tellThought(events, reply.thought, pieces(reply.thought, characters));
    if (!reply.text.isEmpty())
        tellText(events, reply.text, pieces(reply.text, characters));
    for (const RehearsalCall &called : reply.calls) {
        const QString arguments = QString::fromUtf8(called.arguments);
        events.begin(call(called));
        for (const QString &piece : pieces(arguments, characters))
            events.detail(u"response.function_call_arguments.delta", {}, u"delta", piece);
        events.detail(u"response.function_call_arguments.done", {}, u"arguments", arguments);
        events.end();
    }
    events.add(u"response.completed", u"response", events.response(u"completed"));
    return events.events();
}

QByteArray ItemsWriter::whole(const RehearsalReply &reply) const
{
    Events events(reply);
    QList<Item> items;
    if (!reply.thought.isEmpty())
        items.append(reasoning(reply.thought));
    if (!reply.text.isEmpty())
        items.append(messageItem(reply.text));
    for (const RehearsalCall &called : reply.calls)
        items.append(call(called));
    for (const Item &item : items) {
        events.begin(item);
        events.end();
    }
    return events.response(u"completed").bytes();
}

QByteArray ItemsWriter::error(int status, const QString &message) const
{
    JsonWriter writer;
    writer.beginObject().key(u"error").beginObject().member(u"message", message);
    writer.member(u"type", status < 500 ? u"invalid_request_error" : u"server_error").key(u"param").null();
    writer.member(u"code", errorCode(status)).endObject().endObject();
    return writer.bytes();
}

QByteArray ItemsWriter::errorEvent(const QString &message) const
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"error").member(u"code", u"server_error").member(u"message", message);
    writer.key(u"param").null().endObject();
    return "event: error\ndata: " + writer.bytes() + "\n\n";
}

} // namespace network
