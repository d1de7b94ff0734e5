// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

namespace model {

//! How a model's context is parted, in tokens. 0 leaves a part to itself. A value.
struct ContextParts {
    //! Kept for the supervisor's text and for the tools, whatever these take; where they take more, they have it.
    qint64 supervisor = 0;
    qint64 tools = 0;
    //! The most that history may take; by itself, all that the others leave.
    qint64 history = 0;
    //! Kept free for the answer; by itself, what the model may answer at most, and no more than a quarter of the context.
    qint64 answer = 0;

    //! These, where one is left to itself the other's.
    ContextParts over(const ContextParts &below) const
    {
        const auto either = [](qint64 above, qint64 other) { return above > 0 ? above : other; };
        return {
            either(supervisor, below.supervisor), either(tools, below.tools), either(history, below.history), either(answer, below.answer)};
    }

    bool operator==(const ContextParts &) const = default;
};

//! How a request was made to fit into its model's context. A value.
struct ContextFit {
    //! Canisters that are not sent; 0 where all are.
    int leftOut = 0;
    //! What is sent, in tokens; 0 where the context is not known.
    qint64 tokens = 0;
    //! What it had to fit into: the context without the answer's part.
    qint64 room = 0;
    //! By how much the supervisor's text and the tools are larger than their parts; history has so much less.
    ContextParts over = {};

    //! So much more text, in bytes, surely fits, or nothing is known of the context. A token has a byte at least; half is for the answer.
    bool hasRoomFor(qint64 bytes) const { return room == 0 || (leftOut == 0 && (tokens + bytes) * 2 < room); }

    bool operator==(const ContextFit &) const = default;
};

} // namespace model
