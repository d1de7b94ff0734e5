// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/openaichatreader.h"
#include "model/exchange/exchange.h"

namespace model {

//! Reads the chats that an HTTP Archive has requests of, in the dialects of OpenAI's Chat Completions and Responses, Anthropic's Messages,
//! Gemini and Ollama: of requests that go on with one another the last, and its answer. What else the archive has is counted and left out.
class HarChatReader final : public OpenAiChatReader
{
public:
    using OpenAiChatReader::OpenAiChatReader;

    static bool recognises(const JsonText &first);

    QString format() const override;

private:
    Result<void> take(const JsonText &piece) override;
};

} // namespace model
