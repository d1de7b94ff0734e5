// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openaidecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/openaidialect.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::StopReason;

namespace {

//! Content is a string, null, or (with some servers) a list of parts.
QString contentText(const QJsonValue &content)
{
    if (!content.isArray())
        return content.toString();
    QString text;
    for (const QJsonValue &part : content.toArray())
        text += part.toObject().value("text"_L1).toString();
    return text;
}

//! Arguments are a string; some servers send the object itself.
QByteArray argumentsText(const QJsonValue &arguments)
{
    return arguments.isObject() ? QJsonDocument(arguments.toObject()).toJson(QJsonDocument::Compact) : arguments.toString().toUtf8();
}

} // namespace

OpenAiDecoder::OpenAiDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void OpenAiDecoder::readEvent(QByteArrayView, const QJsonObject &event, QByteArrayView)
{
    if (m_model.isEmpty())
        m_model = event.value("model"_L1).toString();
    // A chunk without a choice is usual: it has the usage.
    const QJsonArray choices = event.value("choices"_L1).toArray();
    if (!choices.isEmpty())
        readChoice(choices.first().toObject(), "delta"_L1);
    readUsage(event);
}

void OpenAiDecoder::readBody(const QJsonObject &body, const QByteArray &text)
{
    const QJsonArray choices = body.value("choices"_L1).toArray();
    if (choices.isEmpty()) {
        fail({ProviderError::Kind::Malformed, tr("The provider's answer has no message."), {}, QString::fromUtf8(text.left(2000))});
        return;
    }
    m_model = body.value("model"_L1).toString();
    readChoice(choices.first().toObject(), "message"_L1);
    readUsage(body);
    complete();
}

void OpenAiDecoder::readChoice(const QJsonObject &choice, QLatin1StringView messageMember)
{
    readMessage(choice.value(messageMember).toObject());
    readStop(choice.value("finish_reason"_L1).toString());
}

void OpenAiDecoder::readMessage(const QJsonObject &message)
{
    readThought(message);
    for (const auto name : {"content"_L1, "refusal"_L1}) {
        const QString text = contentText(message.value(name));
        m_text += text;
        speak(Delta::Kind::Text, text);
    }
    for (const QJsonValue &call : message.value("tool_calls"_L1).toArray())
        readCall(call.toObject());
    // The form before tool calls, which some servers still use.
    if (const QJsonValue function = message.value("function_call"_L1); function.isObject())
        readCall({{u"index"_s, 0}, {u"function"_s, function}});
}

void OpenAiDecoder::readThought(const QJsonObject &message)
{
    for (const auto name : {"reasoning_content"_L1, "reasoning"_L1}) {
        const QString thought = message.value(name).toString();
        if (thought.isEmpty())
            continue;
        m_thoughtName = name;
        m_thought += thought;
        speak(Delta::Kind::Thought, thought);
        return;
    }
}

void OpenAiDecoder::readCall(const QJsonObject &call)
{
    CallFragments::Call fragment;
    if (const QJsonValue index = call.value("index"_L1); index.isDouble())
        fragment.index = index.toInt();
    fragment.id = call.value("id"_L1).toString();
    const QJsonObject function = call.value("function"_L1).toObject();
    fragment.name = function.value("name"_L1).toString();
    fragment.arguments = argumentsText(function.value("arguments"_L1));
    const int number = m_calls.add(fragment);
    const CallFragments::Call &whole = m_calls.calls().at(number);
    tellForming(number, whole.name, whole.arguments.size());
}

void OpenAiDecoder::readUsage(const QJsonObject &object)
{
    if (const QJsonObject usage = object.value("usage"_L1).toObject(); !usage.isEmpty()) {
        const qint64 cached = usage.value("prompt_tokens_details"_L1).toObject().value("cached_tokens"_L1).toInteger();
        // The prompt's figure contains what came from the cache; ours are apart.
        m_usage.input = usage.value("prompt_tokens"_L1).toInteger() - cached;
        m_usage.cacheRead = cached;
        m_usage.output = usage.value("completion_tokens"_L1).toInteger();
    } else if (const QJsonObject timings = object.value("timings"_L1).toObject(); !timings.isEmpty()) {
        // llama.cpp, where it gives no usage.
        m_usage.input = timings.value("prompt_n"_L1).toInteger();
        m_usage.cacheRead = timings.value("cache_n"_L1).toInteger();
        m_usage.output = timings.value("predicted_n"_L1).toInteger();
    }
}

void OpenAiDecoder::readStop(const QString &reason)
{
    if (reason.isEmpty())
        return;
    if (reason == "tool_calls"_L1 || reason == "function_call"_L1)
        m_stop = StopReason::Invocations;
    else if (reason == "length"_L1)
        m_stop = StopReason::Length;
    else if (reason == "content_filter"_L1)
        m_stop = StopReason::Filtered;
    else
        m_stop = StopReason::Finished;
}

model::Contents OpenAiDecoder::contents() const
{
    model::Contents contents;
    if (!m_thought.isEmpty()) {
        model::JsonWriter writer;
        writer.beginObject().member(m_thoughtName, m_thought).endObject();
        contents.append(model::ThoughtContent {m_thought, OpenAiDialect::id.toString(), writer.text()});
    }
    if (!m_text.isEmpty())
        contents.append(model::TextContent {m_text});
    return contents;
}

QList<model::Invocation> OpenAiDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const CallFragments::Call &call : m_calls.calls()) {
        if (m_stop == StopReason::Length && !isWholeObject(call.arguments))
            continue;
        invocations.append(invocation(call.id, call.name, call.arguments, used));
    }
    return invocations;
}

} // namespace network
