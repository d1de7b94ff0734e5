// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openaidecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/openaidialect.h"

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::JsonView, model::StopReason;

namespace {

//! Content is a string, null, or (with some servers) a list of parts.
QString contentText(const JsonView &content)
{
    QString text = content.string();
    for (const JsonView &part : content.elements())
        text += part.members()["text"].string();
    return text;
}

//! Arguments are a string; some servers send the object itself.
QByteArray argumentsText(const JsonView &arguments)
{
    return arguments.isObject() ? arguments.text().toByteArray() : arguments.string().toUtf8();
}

} // namespace

OpenAiDecoder::OpenAiDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void OpenAiDecoder::readEvent(QByteArrayView, const JsonView::Members &event)
{
    if (m_model.isEmpty())
        m_model = event["model"].string();
    // A chunk without a choice is usual: it has the usage.
    const auto choices = event["choices"].elements();
    if (!choices.isEmpty())
        readChoice(choices.first().members(), "delta");
    readUsage(event);
}

void OpenAiDecoder::readBody(const JsonView &body)
{
    const JsonView::Members completion = body.members();
    const auto choices = completion["choices"].elements();
    if (choices.isEmpty()) {
        failAsMalformed(tr("The provider's answer has no message."), body.text());
        return;
    }
    m_model = completion["model"].string();
    readChoice(choices.first().members(), "message");
    readUsage(completion);
    complete();
}

void OpenAiDecoder::readChoice(const JsonView::Members &choice, QByteArrayView messageMember)
{
    readMessage(choice[messageMember].members());
    readStop(choice["finish_reason"]);
}

void OpenAiDecoder::readMessage(const JsonView::Members &message)
{
    readThought(message);
    for (const char *name : {"content", "refusal"}) {
        const QString text = contentText(message[name]);
        m_text += text;
        speak(Delta::Kind::Text, text);
    }
    for (const JsonView &call : message["tool_calls"].elements())
        readCall(call.members());
    // The form before tool calls, which some servers still use.
    if (const JsonView function = message["function_call"]; function.isObject())
        readFunction({0, {}, {}, {}}, function.members());
}

void OpenAiDecoder::readThought(const JsonView::Members &message)
{
    for (const QByteArrayView name : {QByteArrayView(m_thoughtMember), QByteArrayView("reasoning_content"), QByteArrayView("reasoning")}) {
        const QString thought = message[name].string();
        if (thought.isEmpty())
            continue;
        m_thoughtName = QString::fromUtf8(name);
        m_thought += thought;
        speak(Delta::Kind::Thought, thought);
        return;
    }
}

void OpenAiDecoder::readCall(const JsonView::Members &call)
{
    CallFragments::Call fragment;
    if (const JsonView index = call["index"]; index.isNumber())
        fragment.index = int(index.integer());
    fragment.id = call["id"].string();
    readFunction(fragment, call["function"].members());
}

void OpenAiDecoder::readFunction(CallFragments::Call fragment, const JsonView::Members &function)
{
    fragment.name = function["name"].string();
    fragment.arguments = argumentsText(function["arguments"]);
    const int number = m_calls.add(fragment);
    const CallFragments::Call &whole = m_calls.calls().at(number);
    tellForming(number, whole.name, whole.arguments.size());
}

void OpenAiDecoder::readUsage(const JsonView::Members &object)
{
    if (const JsonView told = object["usage"]; told.isObject()) {
        const JsonView::Members usage = told.members();
        const qint64 cached = usage["prompt_tokens_details"].members()["cached_tokens"].integer();
        // The prompt's figure contains what came from the cache; ours are apart.
        m_usage.input = usage["prompt_tokens"].integer() - cached;
        m_usage.cacheRead = cached;
        m_usage.output = usage["completion_tokens"].integer();
    } else if (const JsonView measured = object["timings"]; measured.isObject()) {
        const JsonView::Members timings = measured.members();
        // llama.cpp, where it gives no usage.
        m_usage.input = timings["prompt_n"].integer();
        m_usage.cacheRead = timings["cache_n"].integer();
        m_usage.output = timings["predicted_n"].integer();
    }
}

void OpenAiDecoder::readStop(const JsonView &reason)
{
    if (!reason.isString() || reason == "")
        return;
    if (reason == "tool_calls" || reason == "function_call")
        m_stop = StopReason::Invocations;
    else if (reason == "length")
        m_stop = StopReason::Length;
    else if (reason == "content_filter")
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
    for (const CallFragments::Call &call : m_calls.calls())
        invocations.append(invocation(call.id, call.name, call.arguments, used, &call == &m_calls.calls().last()));
    return invocations;
}

} // namespace network
