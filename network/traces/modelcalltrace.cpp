// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/traces/modelcalltrace.h"

#include "model/basics/overloaded.h"
#include "model/schema/jsonwriter.h"
#include "network/providers/wire/wirejson.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

//! What an answer's identifier is looked for in.
constexpr qsizetype largestBeginning = 64 * 1024;
//! Bytes of all messages that one span tells.
constexpr qsizetype largestMessages = 1024 * 1024;

//! A member of requests in the providers' languages, and the attribute that tells it.
struct TracedSetting {
    QByteArrayView member;
    QStringView attribute;
    enum class Kind { Integer, Real } kind;
};

constexpr std::array tracedSettings {
    TracedSetting {"max_tokens", u"max_tokens", TracedSetting::Kind::Integer},
    TracedSetting {"max_completion_tokens", u"max_tokens", TracedSetting::Kind::Integer},
    TracedSetting {"max_output_tokens", u"max_tokens", TracedSetting::Kind::Integer},
    TracedSetting {"maxOutputTokens", u"max_tokens", TracedSetting::Kind::Integer},
    TracedSetting {"num_predict", u"max_tokens", TracedSetting::Kind::Integer},
    TracedSetting {"temperature", u"temperature", TracedSetting::Kind::Real},
    TracedSetting {"top_p", u"top_p", TracedSetting::Kind::Real},
    TracedSetting {"topP", u"top_p", TracedSetting::Kind::Real},
    TracedSetting {"top_k", u"top_k", TracedSetting::Kind::Integer},
    TracedSetting {"topK", u"top_k", TracedSetting::Kind::Integer},
    TracedSetting {"seed", u"seed", TracedSetting::Kind::Integer},
    TracedSetting {"frequency_penalty", u"frequency_penalty", TracedSetting::Kind::Real},
    TracedSetting {"frequencyPenalty", u"frequency_penalty", TracedSetting::Kind::Real},
    TracedSetting {"presence_penalty", u"presence_penalty", TracedSetting::Kind::Real},
    TracedSetting {"presencePenalty", u"presence_penalty", TracedSetting::Kind::Real},
};

void addTracedStops(const JsonView &value, QList<TraceAttribute> &attributes)
{
    QStringList stops;
    if (value.isString())
        stops.append(value.string());
    for (const JsonView &stop : value.elements())
        stops.append(stop.string());
    if (!stops.isEmpty())
        attributes.append({u"gen_ai.request.stop_sequences"_s, stops});
}

void addTracedSettings(const JsonView::Members &members, QList<TraceAttribute> &attributes)
{
    for (const TracedSetting &setting : tracedSettings) {
        const JsonView value = members[setting.member];
        if (!value.isNumber())
            continue;
        const QString key = u"gen_ai.request."_s + setting.attribute.toString();
        if (setting.kind == TracedSetting::Kind::Integer)
            attributes.append({key, value.integer()});
        else
            attributes.append({key, value.read().toDouble()});
    }
    for (const QByteArrayView name : {"stop", "stop_sequences", "stopSequences"})
        addTracedStops(members[name], attributes);
}

QList<TraceAttribute> requestAttributes(const QByteArray &body)
{
    QList<TraceAttribute> attributes;
    const JsonView view = JsonView::parse(body);
    if (!view.isObject())
        return attributes;
    const JsonView::Members members = view.members();
    addTracedSettings(members, attributes);
    // Where Ollama and Gemini have them.
    for (const QByteArrayView name : {"options", "generationConfig"})
        addTracedSettings(members[name].members(), attributes);
    for (const QString &level : {members["reasoning_effort"].string(), members["reasoning"].members()["effort"].string()}) {
        if (!level.isEmpty())
            attributes.append({u"gen_ai.request.reasoning.level"_s, level});
    }
    return attributes;
}

//! A text that an event has itself, or in what it is about.
QString textInEvent(const JsonView &event, const QList<QByteArrayView> &names)
{
    const JsonView::Members members = event.members();
    const JsonView::Members message = members["message"].members();
    const JsonView::Members response = members["response"].members();
    for (const QByteArrayView name : names) {
        for (const JsonView &value : {members[name], message[name], response[name]}) {
            if (value.isString())
                return value.string();
        }
    }
    return {};
}

//! What the provider says of its answer: in the whole body, or in the first of its events that says it.
QString saidOfAnswer(const QByteArray &body, const QList<QByteArrayView> &names)
{
    const QByteArray beginning = body.first(std::min(body.size(), largestBeginning));
    if (const QString whole = textInEvent(JsonView::parse(beginning), names); !whole.isEmpty())
        return whole;
    for (QByteArray line : beginning.split('\n')) {
        if (line.startsWith("data:"))
            line = line.sliced(5);
        if (const QString said = textInEvent(JsonView::parse(line.trimmed()), names); !said.isEmpty())
            return said;
    }
    return {};
}

//! As the conventions' schemas of messages name it.
QString traceFinishReason(model::StopReason reason)
{
    switch (reason) {
    case model::StopReason::Finished: return u"stop"_s;
    case model::StopReason::Invocations: return u"tool_call"_s;
    case model::StopReason::Length: return u"length"_s;
    case model::StopReason::Filtered: return u"content_filter"_s;
    case model::StopReason::Paused: return u"pause"_s;
    case model::StopReason::Truncated: return u"error"_s;
    case model::StopReason::None: break;
    }
    return {};
}

void writeTextPart(JsonWriter &writer, QStringView type, const QString &text)
{
    if (!text.isEmpty())
        writer.beginObject().member(u"type", type).member(u"content", text).endObject();
}

//! Pictures and files are told as what they are, without their bytes.
void writeTracedParts(JsonWriter &writer, const model::Contents &contents)
{
    for (const model::Content &content : contents) {
        std::visit(model::Overloaded {
                       [&](const model::TextContent &text) { writeTextPart(writer, u"text", text.text); },
                       [&](const model::ThoughtContent &thought) { writeTextPart(writer, u"reasoning", thought.text); },
                       [&](const model::DataContent &data) { writeTextPart(writer, u"text", data.json.toString()); },
                       [&](const auto &bytes) {
                           writer.beginObject().member(u"type", u"blob").member(u"mime_type", bytes.mimeType);
                           writer.member(u"content", QString()).endObject();
                       },
                   },
            content);
    }
}

void writeTracedCall(JsonWriter &writer, const model::Invocation &call)
{
    writer.beginObject().member(u"type", u"tool_call").member(u"id", call.id).member(u"name", call.name);
    writer.member(u"arguments", argumentsForWire(call.arguments)).endObject();
}

JsonText tracedMessageOf(const model::Canister &canister)
{
    using model::Role;
    const QStringView role = canister.role == Role::Assistant || canister.role == Role::Invocation ? u"assistant"
        : canister.role == Role::Result                                                            ? u"tool"
                                                                                                   : u"user";
    JsonWriter writer;
    writer.beginObject().member(u"role", role).key(u"parts").beginArray();
    if (canister.invocation) {
        writeTracedCall(writer, *canister.invocation);
    } else if (canister.result) {
        writer.beginObject().member(u"type", u"tool_call_response").member(u"id", canister.result->invocation);
        writer.member(u"result", joinedText(canister.contents)).endObject();
    } else {
        writeTracedParts(writer, canister.contents);
    }
    return writer.endArray().endObject().text();
}

//! The newest of them, as many as there is room for.
QString tracedMessagesOf(const QList<model::CanisterPointer> &said)
{
    QList<QByteArray> messages;
    qsizetype bytes = 0;
    for (qsizetype at = said.size() - 1; at >= 0; --at) {
        if (said.at(at)->role == model::Role::Supervisor)
            continue;
        messages.prepend(tracedMessageOf(*said.at(at)).bytes());
        bytes += messages.first().size() + 1;
        if (bytes > largestMessages) {
            messages.removeFirst();
            break;
        }
    }
    return QString::fromUtf8('[' + messages.join(',') + ']');
}

} // namespace

QString traceProviderName(const QString &host, const QString &provider)
{
    // The conventions' registry, gen_ai.provider.name.
    static const QList<std::pair<QString, QString>> known {
        {u"api.openai.com"_s, u"openai"_s},
        {u"openai.azure.com"_s, u"azure.ai.openai"_s},
        {u"api.anthropic.com"_s, u"anthropic"_s},
        {u"generativelanguage.googleapis.com"_s, u"gcp.gemini"_s},
        {u"aiplatform.googleapis.com"_s, u"gcp.vertex_ai"_s},
        {u"api.mistral.ai"_s, u"mistral_ai"_s},
        {u"api.x.ai"_s, u"x_ai"_s},
        {u"api.deepseek.com"_s, u"deepseek"_s},
        {u"api.groq.com"_s, u"groq"_s},
        {u"api.cohere.com"_s, u"cohere"_s},
        {u"api.perplexity.ai"_s, u"perplexity"_s},
        {u"amazonaws.com"_s, u"aws.bedrock"_s},
    };
    for (const auto &[domain, name] : known) {
        if (host == domain || host.endsWith(u'.' + domain))
            return name;
    }
    return provider;
}

ModelCallTrace::ModelCallTrace(const model::ModelAddress &address, int round)
    : m_address(address)
    , m_round(round)
    , m_start(TraceSpan::now())
{
}

void ModelCallTrace::begin(const model::Exchange &exchange)
{
    if (++m_attempts > 1)
        return;
    m_start = TraceSpan::now();
    m_host = exchange.request.url.host();
    m_port = exchange.request.url.port(exchange.request.url.scheme() == "https"_L1 ? 443 : 80);
    m_request = requestAttributes(exchange.request.body);
}

void ModelCallTrace::end(const model::Exchange &exchange)
{
    m_status = exchange.status;
    m_responseId = saidOfAnswer(exchange.responseBody, {"id", "responseId"});
    m_responseModel = saidOfAnswer(exchange.responseBody, {"model", "modelVersion"});
}

void ModelCallTrace::noteFirstChunk()
{
    if (m_firstChunk == 0)
        m_firstChunk = TraceSpan::now();
}

void ModelCallTrace::noteEnd()
{
    if (m_end == 0)
        m_end = TraceSpan::now();
}

TraceSpan ModelCallTrace::span(const std::optional<model::Error> &error, bool withContents) const
{
    TraceSpan span;
    span.kind = TraceSpan::Kind::Client;
    span.name = u"chat "_s + m_address.model;
    span.start = m_start;
    span.end = std::max(m_start, m_end);
    span.add(u"gen_ai.operation.name"_s, u"chat"_s);
    span.addText(u"gen_ai.provider.name"_s, traceProviderName(m_host, m_address.provider));
    span.addText(u"gen_ai.request.model"_s, m_address.model);
    span.add(u"gen_ai.request.stream"_s, true);
    span.attributes += m_request;
    span.addText(u"server.address"_s, m_host);
    if (m_port > 0)
        span.add(u"server.port"_s, qint64(m_port));
    if (m_attempts > 1)
        span.add(u"http.request.resend_count"_s, qint64(m_attempts - 1));
    span.addText(u"gen_ai.response.id"_s, m_responseId);
    span.addText(u"gen_ai.response.model"_s, m_responseModel);
    const model::StopReason stop = m_answer ? m_answer->stop : m_calls.isEmpty() ? model::StopReason::None : model::StopReason::Invocations;
    if (const QString reason = traceFinishReason(stop); !reason.isEmpty())
        span.add(u"gen_ai.response.finish_reasons"_s, QStringList {reason});
    if (m_firstChunk > 0)
        span.add(u"gen_ai.response.time_to_first_chunk"_s, double(m_firstChunk - m_start) / 1e9);
    addUsage(span);
    if (error) {
        span.fail(m_status >= 400 ? QString::number(m_status) : model::toWire(error->category));
        if (withContents)
            span.failure = error->message;
    }
    if (withContents)
        addContents(span);
    return span;
}

void ModelCallTrace::addUsage(TraceSpan &span) const
{
    const auto add = [&span](const QString &name, qint64 tokens) {
        if (tokens > 0)
            span.add(u"gen_ai.usage."_s + name, tokens);
    };
    add(u"input_tokens"_s, m_usage.prompt());
    add(u"output_tokens"_s, m_usage.output);
    add(u"cache_read.input_tokens"_s, m_usage.cacheRead);
    add(u"cache_write.input_tokens"_s, m_usage.cacheWrite);
}

void ModelCallTrace::addContents(TraceSpan &span) const
{
    JsonWriter instructions;
    instructions.beginArray();
    for (const model::CanisterPointer &canister : m_said) {
        if (canister->role == model::Role::Supervisor)
            writeTextPart(instructions, u"text", canister->text());
    }
    instructions.endArray();
    if (instructions.bytes() != "[]")
        span.add(u"gen_ai.system_instructions"_s, instructions.text().toString());
    span.add(u"gen_ai.input.messages"_s, tracedMessagesOf(m_said));
    if (!m_answer && m_calls.isEmpty())
        return;
    JsonWriter answer;
    answer.beginArray().beginObject().member(u"role", u"assistant").key(u"parts").beginArray();
    if (m_answer)
        writeTracedParts(answer, m_answer->contents);
    for (const model::Invocation &call : m_calls)
        writeTracedCall(answer, call);
    answer.endArray();
    if (m_answer)
        answer.member(u"finish_reason", traceFinishReason(m_answer->stop));
    span.add(u"gen_ai.output.messages"_s, answer.endObject().endArray().text().toString());
}

} // namespace network
