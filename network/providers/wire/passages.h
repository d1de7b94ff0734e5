// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

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

} // namespace network
