// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/runkeeper.h"
#include "model/store/conversationstore.h"

namespace model {
class Store;
} // namespace model

namespace gui {

using ConversationFetched = std::function<void(const model::Result<model::ConversationId> &)>;

//! Brings what a run has said from a store of runs into the archive of the program's own store, where it is read as any other; once. `info`
//! says what it is called and which it is. `done` on the thread of `context`; a Usage error where the store of runs has nothing of it.
void fetchConversation(
    model::Store &store, model::RunKeeper &keeper, const model::ConversationInfo &info, QObject *context, const ConversationFetched &done);

} // namespace gui
