// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/openai/openaidecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/openai/openaidialect.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::JsonText, model::JsonView, model::StopReason;

namespace {

//! Of a part, whose text is a string or a list of parts.
QString partText(const JsonView &text)
{
    QString all = text.string();
    for (const JsonView &part : text.elements())
        all += part.members()["text"].string();
    return all;
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
    readChoices(event["choices"], "delta");
    readUsage(event);
}

void OpenAiDecoder::readBody(const JsonView &body)
{
    const JsonView::Members completion = body.members();
    const JsonView choices = completion["choices"];
    if (choices.elements().isEmpty()) {
        failAsMalformed(StreamDecoder::tr("The provider's answer has no message."), body.text());
        return;
    }
    m_model = completion["model"].string();
    readChoices(choices, "message");
    readUsage(completion);
    if (!error())
        complete();
}

void OpenAiDecoder::readChoices(const JsonView &choices, QByteArrayView messageMember)
{
    for (const JsonView &each : choices.elements()) {
        const JsonView::Members choice = each.members();
        const qint64 number = choice["index"].integer();
        if (m_choice.value_or(number) != number)
            continue;
        m_choice = number;
        // Some servers stream a whole message at once, under the name that it has where nothing is streamed.
        const JsonView message = choice[messageMember];
        readMessage((message.isObject() ? message : choice["message"]).members());
        readStop(choice["finish_reason"]);
    }
}

void OpenAiDecoder::readMessage(const JsonView::Members &message)
{
    readThought(message);
    readContent(message["content"]);
    readContent(message["refusal"]);
    for (const JsonView &call : message["tool_calls"].elements())
        readCall(call.members());
    // The form before tool calls, which some servers still use.
    if (const JsonView function = message["function_call"]; function.isObject())
        readFunction({0, {}, {}, {}}, function.members());
}

//! A string, null, or (with some servers) a list of parts, of which Mistral's thoughts are one.
void OpenAiDecoder::readContent(const JsonView &content)
{
    const auto say = [this](const QString &text) {
        m_text += text;
        keep(text);
        speak(Delta::Kind::Text, text);
    };
    say(content.string());
    for (const JsonView &part : content.elements()) {
        const JsonView::Members members = part.members();
        if (members["type"] == "thinking")
            think(partText(members["thinking"]));
        else
            say(members["text"].string());
    }
}

void OpenAiDecoder::think(const QString &thought)
{
    m_thought += thought;
    // It goes back under the name that it came under, so it is kept twice.
    keep(thought);
    keep(thought);
    speak(Delta::Kind::Thought, thought);
}

void OpenAiDecoder::readThought(const JsonView::Members &message)
{
    for (const QByteArrayView name : {QByteArrayView(m_thoughtMember), QByteArrayView("reasoning_content"), QByteArrayView("reasoning")}) {
        const QString thought = message[name].string();
        if (thought.isEmpty())
            continue;
        m_thoughtName = QString::fromUtf8(name);
        think(thought);
        return;
    }
}

void OpenAiDecoder::readCall(const JsonView::Members &call)
{
    CallFragments::Call fragment;
    if (const JsonView index = call["index"]; index.isNumber())
        fragment.index = index.integer();
    fragment.id = call["id"].string();
    readFunction(fragment, call["function"].members());
}

void OpenAiDecoder::readFunction(CallFragments::Call fragment, const JsonView::Members &function)
{
    fragment.name = function["name"].string();
    fragment.arguments = argumentsText(function["arguments"]);
    if (!hasRoomAfter(m_calls.calls().size()))
        return;
    keep(fragment.id.size() + fragment.name.size() + fragment.arguments.size());
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
        m_usage.input = uncached(usage["prompt_tokens"].integer(), cached);
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
    else if (isAnyOf(reason, {"length", "max_tokens", "model_length"}))
        m_stop = StopReason::Length;
    else if (reason == "content_filter")
        m_stop = StopReason::Filtered;
    else if (isAnyOf(reason, {"error", "abort", "insufficient_system_resource"}))
        // The server gave up: what it has said is no answer.
        fail({ProviderError::Kind::Said, reason.string(), {}, {}});
    else
        stopFinished(reason, isAnyOf(reason, {"stop", "eos", "eos_token", "stop_sequence", "end_turn", "STOP", "COMPLETE"}));
}

model::Contents OpenAiDecoder::contents() const
{
    model::Contents contents;
    if (!m_thought.isEmpty()) {
        // Those that came as parts of the content have no name to go back under.
        JsonText native;
        if (!m_thoughtName.isEmpty())
            native = model::JsonWriter().beginObject().member(m_thoughtName, m_thought).endObject().text();
        contents.append(model::ThoughtContent {m_thought, OpenAiDialect::id.toString(), native});
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
