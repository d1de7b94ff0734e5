// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/acp/acpabilities.h"

namespace network {

// What an agent is told of a conversation. Pure.

//! How a canister is known again in what a session has been told: a user's by itself, what was said and called by what it was. Empty for
//! results that the agent gave, and for instructions, which may stand anywhere and change nothing of what was said.
QString acpMark(const model::Canister &canister);
//! Of what was said, or called, in the course of a prompt.
QString acpMark(const model::Contents &said);
QString acpMark(const model::Invocation &call);

//! A prompt in the agent's form. A value.
struct AcpPrompt {
    model::JsonText blocks;
    //! What of it could not be told, a sentence each.
    QStringList remarks;
};

//! `past`: what a new session is told as text before `present`, which is the message with its documents. `instructions`: as long as they
//! have not been told.
AcpPrompt acpPrompt(const QList<model::CanisterPointer> &past, const QList<model::CanisterPointer> &present, const QString &instructions,
    const AcpAbilities &abilities);

} // namespace network
