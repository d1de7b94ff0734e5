// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

namespace model {

//! What a request holds, in tokens, by what they are for. A value.
struct ContextLoad {
    //! The conversation's own instructions, and the agent's.
    qint64 supervisor = 0;
    qint64 agent = 0;
    //! What the folders of the workspace say.
    qint64 workspace = 0;
    qint64 tools = 0;
    qint64 history = 0;
    qint64 documents = 0;
    qint64 pictures = 0;

    //! What was said, in whatever form: all that can be left out.
    qint64 said() const { return history + documents + pictures; }
    //! All that tells the model what to do.
    qint64 instructions() const { return supervisor + agent + workspace; }
    qint64 total() const { return instructions() + tools + said(); }
    //! Rounded up, part by part.
    ContextLoad times(double factor) const;

    ContextLoad &operator+=(const ContextLoad &other);
    ContextLoad &operator-=(const ContextLoad &other);
    bool operator==(const ContextLoad &) const = default;
};

// By the script: a token for four Latin letters, two of most other alphabets, one sign of Chinese or Japanese, half an emoji; images and
// files by a fixed number. What messages and tools need around them is included. The one way in which tokens are estimated: for what is
// left out, and for what is said of it.
ContextLoad loadOf(const Canister &canister);
ContextLoad loadOf(const QList<ToolDeclaration> &tools);
ContextLoad loadOf(const ConverseRequest &request);
//! Of the supervisor's text, of which the agent's instruction is the beginning.
ContextLoad loadOfInstructions(const QString &whole, const QString &agent);

//! What the folders of a workspace say, as a request has it: apart from other instructions, which it is told from everywhere.
CanisterPointer workspaceCanister(const QString &text);
bool isOfWorkspace(const Canister &canister);

inline qint64 estimatedTokens(const ConverseRequest &request)
{
    return loadOf(request).total();
}

//! What an estimated token comes to, as the provider has counted the request that this answers; nothing where it has not, or says what
//! cannot be: some servers leave out what they had in their cache.
std::optional<double> measuredScale(const Usage &usage);
//! As it was measured with the last answer of the model that is asked; 1 where none was.
double measuredScale(const ConverseRequest &request);

} // namespace model
