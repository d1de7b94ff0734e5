// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "network/providers/wire/passages.h"

#include <functional>

namespace network {

//! How a dialect of chat messages writes each kind of them. A value; what the functions refer to outlives it.
struct ChatMessageKinds {
    std::function<void(model::JsonWriter &writer, const model::Contents &contents)> user;
    std::function<void(model::JsonWriter &writer, const Passage &passage)> assistant;
    //! \return the images of the results, which go with the user's next message.
    std::function<model::Contents(model::JsonWriter &writer, const Passage &passage)> results;
};

//! The messages of OpenAI Chat Completions and of Ollama: the supervisor's text first, then passage by passage; images of results,
//! which those cannot hold, follow in a user message.
model::JsonText chatMessages(const QList<model::CanisterPointer> &canisters, const ChatMessageKinds &kinds);

} // namespace network
