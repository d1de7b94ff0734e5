// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "model/session/converser.h"

#include <functional>

namespace network {

//! What one side says until the other's turn comes, as providers count turns: canisters of one native role are merged, since many
//! providers insist on alternation.
struct Passage {
    //! User: user and document canisters. Assistant: text, thoughts and the invocations of one round. Results: their results.
    enum class Kind { User, Assistant, Results };
    Kind kind = Kind::User;
    QList<model::CanisterPointer> canisters;
};

//! The canisters without the supervisor's. An invocation that follows results begins a round of its own.
QList<Passage> passagesOf(const QList<model::CanisterPointer> &canisters);

//! The texts of all supervisor canisters, joined by a blank line.
QString supervisorText(const QList<model::CanisterPointer> &canisters);

//! A user or document canister's contents as a provider is to read them: a document is put between tags that name its title.
model::Contents userContents(const model::Canister &canister);

// What dialects whose messages have one text each make of a passage.

//! What the canisters say, without their invocations.
QString textOf(const Passage &passage);
bool hasInvocations(const Passage &passage);
//! An answer of thoughts alone is no message; what the user says around it is one, since some servers insist on alternation.
bool isSilent(const Passage &passage);
//! A result's text for a message that has no place for images: each is named by its number among `images`, where it is put.
QString resultText(const model::Canister &result, model::Contents &images);

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
