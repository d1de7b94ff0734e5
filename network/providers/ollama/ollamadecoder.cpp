// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/ollama/ollamadecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/ollama/ollamadialect.h"

namespace network {

using model::Delta, model::JsonView, model::StopReason;

OllamaDecoder::OllamaDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void OllamaDecoder::readEvent(QByteArrayView, const JsonView::Members &line)
{
    if (m_model.isEmpty())
        m_model = line["model"].string();
    readMessage(line["message"].members());
    if (line["done"].text() == "true")
        readEnd(line);
}

void OllamaDecoder::readBody(const JsonView &body)
{
    const JsonView::Members reply = body.members();
    if (reply["message"].isObject())
        readEvent({}, reply);
    else
        failAsMalformed(StreamDecoder::tr("The provider's answer has no message."), body.text());
}

void OllamaDecoder::readMessage(const JsonView::Members &message)
{
    QString thought = message["thinking"].string();
    if (thought.isEmpty() && !m_thoughtMember.isEmpty())
        thought = message[m_thoughtMember].string();
    m_thought += thought;
    // It goes back as it came, so it is kept twice.
    keep(thought);
    keep(thought);
    speak(Delta::Kind::Thought, thought);
    const QString text = message["content"].string();
    m_text += text;
    keep(text);
    speak(Delta::Kind::Text, text);
    for (const JsonView &call : message["tool_calls"].elements())
        readCall(call.members());
}

void OllamaDecoder::readCall(const JsonView::Members &call)
{
    if (!hasRoomAfter(m_calls.size()))
        return;
    const JsonView::Members function = call["function"].members();
    const JsonView given = function["arguments"];
    // An object; gateways send it as a string at times. Newer servers name their calls, older ones do not.
    const QByteArray arguments = given.isString() ? given.string().toUtf8() : given.isNull() ? QByteArray() : given.text().toByteArray();
    m_calls.append({call["id"].string(), function["name"].string(), arguments});
    keep(m_calls.last().id.size() + m_calls.last().name.size() + arguments.size());
    tellForming(int(m_calls.size()) - 1, m_calls.last().name, arguments.size());
}

void OllamaDecoder::readEnd(const JsonView::Members &line)
{
    m_usage.input = line["prompt_eval_count"].integer();
    m_usage.output = line["eval_count"].integer();
    m_stop = line["done_reason"] == "length" ? StopReason::Length : StopReason::Finished;
    complete();
}

model::Contents OllamaDecoder::contents() const
{
    model::Contents contents;
    if (!m_thought.isEmpty()) {
        model::JsonWriter writer;
        writer.beginObject().member(u"thinking", m_thought).endObject();
        contents.append(model::ThoughtContent {m_thought, OllamaDialect::id.toString(), writer.text()});
    }
    if (!m_text.isEmpty())
        contents.append(model::TextContent {m_text});
    return contents;
}

QList<model::Invocation> OllamaDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const Call &call : m_calls)
        invocations.append(invocation(call.id, call.name, call.arguments, used));
    return invocations;
}

} // namespace network
