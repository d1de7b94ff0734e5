// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

namespace model {

//! A canister's place in a conversation's tree, with the switches that a person may set. `row` is the store's number of the
//! node; `position` counts from the root (0) along the path.
struct Node {
    qint64 row = 0;
    qint64 parent = 0;
    int position = 0;
    CanisterPointer canister = {};
    //! Is it sent to the model?
    bool active = true;
    //! Is it kept when others are trimmed? Pinning activates, deactivating unpins.
    bool pinned = false;
    //! Which of how many siblings this is (of its parent's children), from 0.
    int sibling = 0;
    int siblings = 1;
    //! A later result on this path supersedes it; it is not active then. Setting either switch ends that.
    bool superseded = false;
    //! It is shown and sent no more, and is there until its conversation is erased: so that this can be undone.
    bool deleted = false;

    bool operator==(const Node &) const = default;
};

//! A run of the path: positions `first` to `last` are the nodes of segment `segment`. A path is a short list of these, however
//! long the conversation is.
struct PathSegment {
    qint64 segment = 0;
    int first = 0;
    int last = 0;

    bool operator==(const PathSegment &) const = default;
};

using Path = QList<PathSegment>;

inline int lengthOf(const Path &path)
{
    return path.isEmpty() ? 0 : path.last().last + 1;
}

//! The beginning of a path, of so many canisters, which it has.
inline Path beginningOf(Path path, int length)
{
    while (!path.isEmpty() && path.last().first >= length)
        path.removeLast();
    if (!path.isEmpty())
        path.last().last = length - 1;
    return path;
}

} // namespace model
