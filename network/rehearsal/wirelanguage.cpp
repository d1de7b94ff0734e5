// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/wirelanguage.h"

#include "network/rehearsal/chatwriter.h"
#include "network/rehearsal/generationwriter.h"
#include "network/rehearsal/itemswriter.h"
#include "network/rehearsal/messageswriter.h"
#include "network/rehearsal/ollamareplywriter.h"

namespace network {

const ReplyWriter &wireLanguageOf(const IncomingRequest &request)
{
    static const ChatWriter chat;
    static const GenerationWriter generation;
    static const ItemsWriter items;
    static const MessagesWriter messages;
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
