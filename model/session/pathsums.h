// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/session/contextload.h"

namespace model {

//! Which positions of a path are read for a request, where its beginning would be left out anyway. A value.
struct PathPart {
    //! First and last positions, in order.
    QList<std::pair<int, int>> stretches;
    HistoryLeftOut leftOut = {};
};

//! What a path holds, a few bytes for each canister, with sums at the beginnings of its turns; counts as fitContext() does. Filled from
//! the beginning of the path on. A value, for any thread.
class PathSums
{
public:
    //! A canister in a few bytes.
    struct Entry {
        quint32 supervisor = 0;
        quint32 history = 0;
        quint32 documents = 0;
        quint32 pictures = 0;
        //! Of a call and of its result, which are told by it.
        quint32 call = 0;
        Role role = Role::User;
        bool isActive = true;
        bool isPinned = false;

        static Entry of(const Node &node);
    };

    //! Of what stands before a place: all of it, and what goes where it is left out.
    struct Sum {
        int first = 0;
        ContextLoad all = {};
        ContextLoad going = {};
        int canisters = 0;
        //! The turn that the place stands in has nothing but what a person said.
        bool isOfPersonAlone = false;
    };

    int size() const { return int(m_entries.size()); }
    void append(const QList<Entry> &entries);
    void truncate(int size);
    //! sumFrom() is to follow.
    void replace(int position, const Entry &entry) { m_entries[position] = entry; }
    //! Makes the sums anew of everything from there on, and of the turn that it stands in.
    void sumFrom(int position);

    //! At the beginnings of turns.
    const QList<Sum> &turns() const { return m_turns; }
    //! Negative, or beyond the end: of everything. Costs a turn.
    Sum upTo(int position) const;
    //! Of the positions before `end` those that hold, counted from the end in whole turns, more than `tokens`; and, whole as well, the
    //! turns before that have what is never left out.
    PathPart endOf(int end, qint64 tokens) const;

private:
    class Summing;

    bool isKept(int first, int end) const;

    QList<Entry> m_entries;
    QList<Sum> m_turns;
    Sum m_end;
};

} // namespace model
