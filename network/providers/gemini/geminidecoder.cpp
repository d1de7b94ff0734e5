// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/gemini/geminidecoder.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/gemini/geminidialect.h"

#include <algorithm>
#include <array>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::JsonText, model::JsonView, model::StopReason;

namespace {

bool isSigned(const JsonView::Members &part)
{
    const JsonView signature = part["thoughtSignature"];
    return signature.isString() && !(signature == "");
}

bool isThought(const JsonView::Members &part)
{
    return part["thought"].text() == "true";
}

model::ThoughtContent keptThought(const JsonText &native)
{
    return {{}, GeminiDialect::id.toString(), native};
}

} // namespace

GeminiDecoder::GeminiDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : StreamDecoder(request, listener)
{
}

void GeminiDecoder::readEvent(QByteArrayView, const JsonView::Members &event)
{
    readResponse(event);
}

void GeminiDecoder::readBody(const JsonView &body)
{
    const JsonView::Members response = body.members();
    if (response["candidates"].elements().isEmpty() && !response["promptFeedback"].isObject()) {
        failAsMalformed(StreamDecoder::tr("The provider's answer has no message."), body.text());
        return;
    }
    readResponse(response);
    if (!error())
        complete();
}

void GeminiDecoder::readResponse(const JsonView::Members &response)
{
    if (const QString name = response["modelVersion"].string(); !name.isEmpty())
        m_model = name;
    readUsage(response["usageMetadata"].members());
    const JsonView::Members feedback = response["promptFeedback"].members();
    if (const JsonView blocked = feedback["blockReason"]; blocked.isString()) {
        refuse(feedback["blockReasonMessage"].string(), blocked);
        return;
    }
    // There is one candidate: no more are asked for.
    const auto candidates = response["candidates"].elements();
    if (candidates.isEmpty())
        return;
    const JsonView::Members candidate = candidates.first().members();
    for (const JsonView &part : candidate["content"].members()["parts"].elements()) {
        if (error() || !hasRoomAfter(m_contents.size()))
            return;
        readPart(part);
    }
    readStop(candidate);
}

void GeminiDecoder::readPart(const JsonView &part)
{
    const JsonView::Members members = part.members();
    const JsonText native = JsonText::trusted(part.text().toByteArray());
    keep(isSigned(members) || !members["text"].isString() ? native.bytes().size() : members["text"].text().size());
    if (members["text"].isString()) {
        readText(members, native);
        return;
    }
    m_isGrowing = false;
    const JsonView picture = members["inlineData"];
    const QString mimeType = picture.members()["mimeType"].string();
    if (members["functionCall"].isObject()) {
        readCall(members, native);
    } else if (mimeType.startsWith(u"image/")) {
        // Pictures that it thinks with are not shown, and need not go back.
        if (isThought(members))
            return;
        m_contents.append(model::ImageContent {QByteArray::fromBase64(picture.members()["data"].string().toLatin1()), mimeType, {}});
        if (isSigned(members)) {
            model::JsonWriter writer;
            writer.beginObject().member(u"thoughtSignature", members["thoughtSignature"].string()).endObject();
            m_contents.append(keptThought(writer.text()));
        }
    } else if (part.isObject()) {
        m_contents.append(keptThought(native));
    }
}

void GeminiDecoder::readText(const JsonView::Members &members, const JsonText &native)
{
    const QString text = members["text"].string();
    const bool isHere = isThought(members);
    auto *thought = m_isGrowing ? std::get_if<model::ThoughtContent>(&m_contents.last()) : nullptr;
    auto *said = m_isGrowing ? std::get_if<model::TextContent>(&m_contents.last()) : nullptr;
    if (isHere && thought)
        thought->text += text;
    else if (!isHere && said)
        said->text += text;
    else if (isHere && (!text.isEmpty() || isSigned(members)))
        m_contents.append(model::ThoughtContent {text, GeminiDialect::id.toString(), {}});
    else if (!text.isEmpty())
        m_contents.append(model::TextContent {text});
    m_isGrowing = !m_contents.isEmpty() && (m_isGrowing || !text.isEmpty());
    speak(isHere ? Delta::Kind::Thought : Delta::Kind::Text, text);
    if (!isSigned(members))
        return;
    m_isGrowing = false;
    if (isHere)
        std::get<model::ThoughtContent>(m_contents.last()).native = native;
    else
        m_contents.append(keptThought(native));
}

void GeminiDecoder::readCall(const JsonView::Members &members, const JsonText &native)
{
    const JsonView::Members function = members["functionCall"].members();
    if (function["partialArgs"].isArray() || function["willContinue"].text() == "true") {
        failAsMalformed(
            StreamDecoder::tr("The provider sends the arguments of a call in pieces (streamFunctionCallArguments), which cannot be read. "
                              "Leave that out of what its descriptor adds to the request."),
            native.bytes());
        return;
    }
    const JsonView arguments = function["args"];
    // What is no object is no empty one: it stays as it is, so that it is refused.
    const QByteArray text = arguments.isNull() ? QByteArray() : arguments.text().toByteArray();
    const Call call {function["id"].string(), function["name"].string(), arguments.isString() ? arguments.string().toUtf8() : text};
    if (!hasRoomAfter(m_calls.size()))
        return;
    // One that is more than its name and its arguments goes back as it came.
    if (isSigned(members) || !call.id.isEmpty())
        m_contents.append(keptThought(native));
    tellForming(int(m_calls.size()), call.name, call.arguments.size());
    m_calls.append(call);
}

void GeminiDecoder::readStop(const JsonView::Members &candidate)
{
    const JsonView reason = candidate["finishReason"];
    if (!reason.isString() || reason == "" || reason == "FINISH_REASON_UNSPECIFIED")
        return;
    if (isAnyOf(reason, {"MALFORMED_FUNCTION_CALL", "MALFORMED_RESPONSE", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"})) {
        refuse(candidate["finishMessage"].string(), reason);
    } else if (reason == "MAX_TOKENS") {
        m_stop = StopReason::Length;
    } else if (isAnyOf(reason, {"SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"})
        || reason.string().startsWith(u"IMAGE_")) {
        m_stop = StopReason::Filtered;
        // An answer of which nothing is left would not say why.
        if (m_contents.isEmpty() && m_calls.isEmpty())
            refuse(candidate["finishMessage"].string(), reason);
    } else {
        stopFinished(reason, reason == "STOP");
    }
}

void GeminiDecoder::refuse(const QString &message, const JsonView &reason)
{
    const QString name = reason.string();
    fail({ProviderError::Kind::Said, message.isEmpty() ? name : message, name, {}});
}

void GeminiDecoder::readUsage(const JsonView::Members &usage)
{
    if (!usage["promptTokenCount"].isNumber())
        return;
    const qint64 cached = usage["cachedContentTokenCount"].integer();
    // The prompt's figure contains what came from the cache; ours are apart. Thoughts are not in the answer's.
    m_usage.input = uncached(usage["promptTokenCount"].integer() + usage["toolUsePromptTokenCount"].integer(), cached);
    m_usage.cacheRead = cached;
    m_usage.output = usage["candidatesTokenCount"].integer() + usage["thoughtsTokenCount"].integer();
}

model::Contents GeminiDecoder::contents() const
{
    return m_contents;
}

QList<model::Invocation> GeminiDecoder::invocations() const
{
    QList<model::Invocation> invocations;
    QSet<QString> used;
    for (const Call &call : m_calls)
        invocations.append(invocation(call.id, call.name, call.arguments, used));
    return invocations;
}

} // namespace network
