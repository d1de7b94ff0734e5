// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/sessionsettings.h"
#include "model/session/converser.h"

#include <QSet>

namespace model {

//! Makes the request of a round from the path, what the turn has staged and the settings. Pure: the same input gives the same
//! request. Sees to it that every invocation is followed by its result (a missing one becomes an error result that says so) and
//! that no result stands without its invocation, so that no conversation is ever bricked by a missing half. In place of a result
//! that is `withheld` (by its invocation) there is a note.
ConverseRequest buildRequest(const QList<CanisterPointer> &path, const QList<CanisterPointer> &pending, const SessionSettings &settings,
    const QList<ToolDeclaration> &tools, const QSet<QString> &withheld = {});

//! What a request sets beside what it says, in the order of the names.
QList<std::pair<QString, JsonText>> controlsOf(const SessionSettings &settings);

//! In place of a result that is not active. Not translated: it goes over the wire.
CanisterPointer withheldResult(const Canister &invocation);

//! What an agent is told and what the conversation says of its own, as one text.
QString joinedInstructions(const QString &instruction, const QString &supervisor);

} // namespace model
