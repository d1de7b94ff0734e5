// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/responder.h"

#include "network/rehearsal/anthropic.h"
#include "network/rehearsal/gemini.h"
#include "network/rehearsal/ollama.h"
#include "network/rehearsal/openai.h"
#include "network/rehearsal/responses.h"

namespace network {

PlannedResponse jsonResponse(int status, const QByteArray &body)
{
    PlannedResponse response;
    response.status = status;
    response.headers = {{"Content-Type", "application/json"}};
    response.pieces = {body};
    return response;
}

const ReplyWriter &wireLanguageOf(const IncomingRequest &request)
{
    static const OpenAiReplyWriter chat;
    static const GeminiReplyWriter generation;
    static const ResponsesReplyWriter items;
    static const AnthropicReplyWriter messages;
    static const OllamaReplyWriter ollama;
    const QByteArray path = request.path();
    const auto has = [&path](QByteArrayView part) { return path.contains(part); };
    if (has("/api/"))
        return ollama;
    if (has("/v1beta") || has(":generateContent") || has(":streamGenerateContent") || !request.header("x-goog-api-key").isEmpty())
        return generation;
    if (has("/messages") || !request.header("anthropic-version").isEmpty())
        return messages;
    if (has("/responses"))
        return items;
    return chat;
}

PlannedResponse errorResponse(const IncomingRequest &request, int status, const QString &message)
{
    return jsonResponse(status, wireLanguageOf(request).error(status, message));
}

} // namespace network
