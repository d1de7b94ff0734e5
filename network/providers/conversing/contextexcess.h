// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/providererror.h"

namespace network {

//! By what a server finds a request too long, in its own tokens; 0 for what it does not tell. A value.
struct ContextExcess {
    //! Of the request without its answer.
    qint64 prompt = 0;
    //! Of request and answer together.
    qint64 context = 0;

    //! Nothing where the error is another one. Reads what llama.cpp, vLLM, LM Studio, OpenAI, Anthropic, Gemini and Mistral say.
    static std::optional<ContextExcess> in(const ProviderError &error);
};

} // namespace network
