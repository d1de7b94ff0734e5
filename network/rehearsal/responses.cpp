// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/responses.h"

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
QString lastItemText(const QJsonValue &content)
{
    QString text = content.toString();
    for (const QJsonValue &part : content.toArray())
        text = part["text"_L1].toString(text);
    return text;
}

//! Follows the items; those of calls that stand together are of one round.
class Items
{
public:
    void add(const QJsonValue &item)
    {
        const QString type = item["type"_L1].toString(u"message"_s);
        if (m_isAfterReasoning && (type == "function_call_output"_L1 || item["role"_L1].toString() == "user"_L1))
            m_problem = u"A reasoning was provided without the item that followed it."_s;
        m_isAfterReasoning = type == "reasoning"_L1;
        if (type == "function_call"_L1) {
            m_calls.append({item["call_id"_L1].toString(), item["name"_L1].toString()});
            return;
        }
        if (type == "reasoning"_L1) {
            readReasoning(item);
            return;
        }
        flush();
        if (type == "function_call_output"_L1)
            readOutput(item);
        else if (item["role"_L1].toString() == "user"_L1)
            m_reader.userText(lastItemText(item["content"_L1]));
        else if (item["role"_L1].toString() == "assistant"_L1)
            m_reader.assistantText();
    }

    model::Result<void> finish(RehearsalRequest &request)
    {
        flush();
        if (m_isAfterReasoning)
            m_problem = u"A reasoning was provided without the item that followed it."_s;
        if (!m_problem.isEmpty())
            return model::failure(model::ErrorCategory::Validation, m_problem);
        return m_reader.finish(request);
    }

private:
    void flush()
    {
        if (!m_calls.isEmpty())
            m_reader.calls(std::exchange(m_calls, {}));
    }
    void readReasoning(const QJsonValue &item)
    {
        if (!isThoughtUnchanged(item["summary"_L1][0]["text"_L1].toString(), item["encrypted_content"_L1].toString()))
            m_problem = u"A reasoning came back changed."_s;
    }
    void readOutput(const QJsonValue &item)
    {
        const QString text = lastItemText(item["output"_L1]);
        m_reader.result(item["call_id"_L1].toString(), text, looksLikeError(text));
    }

    ConversationReader m_reader;
    QList<std::pair<QString, QString>> m_calls;
    bool m_isAfterReasoning = false;
    QString m_problem;
};

} // namespace

model::Result<RehearsalRequest> readResponsesRequest(const QByteArray &body)
{
    const auto read = bodyObject(body);
    if (!read)
        return tl::unexpected(read.error());
    const QJsonObject &root = *read;
    if (!root["input"_L1].isArray() && !root["input"_L1].isString())
        return model::failure(model::ErrorCategory::Validation, u"input is required."_s);
    if (root["input"_L1].toArray().isEmpty() && root["input"_L1].toString().isEmpty())
        return model::failure(model::ErrorCategory::Validation, u"input is empty: at least one item is required."_s);
    RehearsalRequest request;
    request.stream = root["stream"_L1].toBool();
    request.promptTokens = estimatedTokens(body.size());
    for (const QJsonValue &tool : root["tools"_L1].toArray())
        request.tools += tool["name"_L1].toString();
    Items items;
    if (root["input"_L1].isString())
        items.add(QJsonObject {{u"role"_s, u"user"_s}, {u"content"_s, root["input"_L1]}});
    for (const QJsonValue &item : root["input"_L1].toArray())
        items.add(item);
    if (const auto finished = items.finish(request); !finished)
        return tl::unexpected(finished.error());
    return request;
}

namespace {

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

QList<QByteArray> ResponsesReplyWriter::events(const RehearsalReply &reply) const
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

QByteArray ResponsesReplyWriter::whole(const RehearsalReply &reply) const
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

QByteArray ResponsesReplyWriter::error(int status, const QString &message) const
{
    JsonWriter writer;
    writer.beginObject().key(u"error").beginObject().member(u"message", message);
    writer.member(u"type", status < 500 ? u"invalid_request_error" : u"server_error").key(u"param").null();
    writer.member(u"code", errorCode(status)).endObject().endObject();
    return writer.bytes();
}

QByteArray ResponsesReplyWriter::errorEvent(const QString &message) const
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"error").member(u"code", u"server_error").member(u"message", message);
    writer.key(u"param").null().endObject();
    return "event: error\ndata: " + writer.bytes() + "\n\n";
}

} // namespace network
