// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/store/database.h"

namespace benchmark {

//! About `words` words of plausible text, the same for the same `seed`; common words are common, rare ones rare.
QString plausibleText(int seed, int words);

//! Appends a conversation of `canisters` canisters, user and assistant by turns, to a store that is there already.
model::Result<model::ConversationId> addConversation(model::Database &database, int canisters);

} // namespace benchmark
