// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contextparts.h"
#include "model/session/converser.h"

#include <functional>

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

//! By the script: a token for four Latin letters, two of most other alphabets, one sign of Chinese or Japanese, half an emoji; images and
//! files by a fixed number. What messages and tools need around them is included.
qint64 estimatedTokens(const ConverseRequest &request);

//! Leaves out the oldest history until the request fits, whole turns first, then rounds of the turn under way; never a supervisor's
//! text, a pinned canister, what the user said last or the last round, and never one of an invocation and its result without the
//! other. What is left out is left out in steps of a quarter of the room, so that requests begin alike for a while and the provider's
//! cache is of use; a note stands in its place. Pure. What cannot be made to fit is sent all the same: the provider says so then.
FittedRequest fitContext(const ConverseRequest &request, const ContextRoom &room);

} // namespace model
