// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/session/invocations.h"
#include "model/session/questions.h"

namespace gui {

// What an editor is told of a conversation, each the `update` of a `session/update` (Agent Client Protocol, version 1, "Prompt Turn"
// and "Tool Calls"). Pure.

//! `kind`: user_message_chunk, agent_message_chunk or agent_thought_chunk.
model::JsonText acpChunk(QStringView kind, const QString &text);
//! What becomes of a file, as a content block that editors show as a difference; empty where that is not known.
model::JsonText acpDifference(const model::FileChange &change);
//! The same for a call that says itself which text takes the place of which.
model::JsonText acpDifference(const model::Invocation &invocation, const QString &folder);
//! A call that has been asked for. `folder`: what its paths are relative to. `difference`: see acpDifference.
model::JsonText acpCall(const model::Invocation &invocation, const QString &folder, const model::JsonText &difference = {});
//! `status`: pending, in_progress, completed or failed.
model::JsonText acpCallStatus(const QString &invocation, QStringView status);
model::JsonText acpCallEnd(const QString &invocation, const model::Contents &contents, bool failed, const model::JsonText &difference = {});
//! A canister of the past, as it would have been told; nothing of one that editors have no form for.
QList<model::JsonText> acpReplay(const model::Canister &canister, const QString &folder);

//! The parameters of `session/request_permission`: all that a yes covers, with the difference of a file.
model::JsonText acpPermission(const QString &session, const model::Question::Subject &subject, const QString &folder);
//! The parameters of `elicitation/create`, of what a server wants to know in the course of a call. `id`: of the question.
model::JsonText acpElicitation(const QString &session, const QString &id, const model::Question::Subject &subject);
//! What the editor's person chose.
model::Verdict acpVerdict(const std::optional<model::JsonText> &answer);

} // namespace gui
