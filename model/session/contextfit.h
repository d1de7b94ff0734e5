// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contextload.h"
#include "model/session/contextparts.h"

namespace model {

//! What a request has room for.
struct ContextRoom {
    //! Tokens of request and answer together; 0 where it is not known, and everything is sent.
    qint64 context = 0;
    //! What the model may answer at most; 0 where it is not known.
    qint64 longestOutput = 0;
    ContextParts parts = {};
    //! What an estimated token comes to by the server's own tokenizer; 1 where nobody has counted.
    double scale = 1;
};

struct FittedRequest {
    ConverseRequest request;
    ContextFit fit = {};
};

// By what a history is parted: a turn, which goes as a whole; in it what is sent or left out together, which is what a person said, or a
// round: an answer with its invocations and their results. `before`: the role before it; nothing for the first.
bool beginsTurn(std::optional<Role> before, Role role);
bool beginsUnit(std::optional<Role> before, Role role);

//! What history may take beside instructions and tools, and by how much these are larger than their parts.
struct HistoryLimit {
    double tokens = 0;
    ContextParts over = {};

    //! How much has to go of a history that is so large: in steps, see fitContext; 0 where nothing has.
    double excessOf(double history) const;
};

HistoryLimit historyLimit(const ContextLoad &load, const ContextRoom &room);
//! Of the context what is not kept for the answer.
qint64 roomWithoutAnswer(const ContextRoom &room);
//! What stands in the place of what is left out. Not translated: it goes over the wire.
CanisterPointer noteOfWhatIsLeftOut(const QDateTime &when);

//! Leaves out the oldest history until the request fits, whole turns first, then rounds of the turn under way; never a supervisor's
//! text, a pinned canister, what the user said last or the last round, and never one of an invocation and its result without the
//! other. What is left out is left out in steps of a quarter of the room, so that requests begin alike for a while and the provider's
//! cache is of use; a note stands in its place. What the request has left out already is the beginning of it. Pure. What cannot be made to
//! fit is sent all the same: the provider says so then.
FittedRequest fitContext(const ConverseRequest &request, const ContextRoom &room);

} // namespace model
