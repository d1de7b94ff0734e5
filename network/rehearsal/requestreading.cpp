// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/requestreading.h"

#include "network/rehearsal/anthropic.h"
#include "network/rehearsal/gemini.h"
#include "network/rehearsal/ollama.h"
#include "network/rehearsal/openai.h"
#include "network/rehearsal/responses.h"

namespace network {

std::optional<model::Result<RehearsalRequest>> readRequestTo(const QByteArray &path, const QByteArray &body)
{
    if (path.endsWith("/messages"))
        return readAnthropicRequest(body);
    if (path.endsWith("/chat/completions"))
        return readOpenAiRequest(body);
    if (path.endsWith("/api/chat"))
        return readOllamaRequest(body);
    if (path.endsWith("/responses"))
        return readResponsesRequest(body);
    if (path.endsWith(":generateContent") || path.endsWith(":streamGenerateContent"))
        return readGeminiRequest(body, path.endsWith(":streamGenerateContent"));
    return std::nullopt;
}

} // namespace network
