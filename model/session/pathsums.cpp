// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/pathsums.h"

#include "model/session/contextfit.h"
#include "model/session/requestbuilder.h"

#include <QSet>

#include <algorithm>

namespace model {

namespace {

const ContextLoad &loadOfWithheld()
{
    static const ContextLoad load = [] {
        Canister invocation;
        invocation.role = Role::Invocation;
        invocation.invocation.emplace();
        return loadOf(*withheldResult(invocation));
    }();
    return load;
}

} // namespace

PathSums::Entry PathSums::Entry::of(const Node &node)
{
    const Canister &canister = *node.canister;
    const ContextLoad load = loadOf(canister);
    Entry entry {quint32(load.supervisor), quint32(load.history), quint32(load.documents), quint32(load.pictures), 0, canister.role,
        node.active, node.pinned};
    if (canister.invocation)
        entry.call = quint32(qHash(canister.invocation->id));
    else if (canister.result)
        entry.call = quint32(qHash(canister.result->invocation));
    return entry;
}

//! Adds entry after entry, and knows where turns and rounds begin as fitContext() does.
class PathSums::Summing
{
public:
    //! From the beginning of a turn on.
    explicit Summing(const Sum &from)
        : m_sum(from)
    {
        if (from.first > 0)
            m_before = Role::Assistant;
    }

    //! \return whether a turn begins with it.
    bool add(const Entry &entry)
    {
        ContextLoad load {
            .supervisor = entry.supervisor, .history = entry.history, .documents = entry.documents, .pictures = entry.pictures};
        if (entry.role == Role::Invocation && entry.isActive)
            m_calls.insert(entry.call);
        const bool isWithheld = entry.role == Role::Result && !entry.isActive;
        if (isWithheld)
            load = loadOfWithheld();
        if (entry.role == Role::Result ? !m_calls.contains(entry.call) : !entry.isActive)
            return false;
        if (entry.role == Role::Supervisor) {
            m_sum.all += load;
            return false;
        }
        const bool isTurn = beginsTurn(m_before, entry.role);
        if (beginsUnit(m_before, entry.role))
            closeUnit();
        if (isTurn)
            m_calls.clear();
        m_before = entry.role;
        m_isOfPersonAlone = (isTurn || m_isOfPersonAlone) && (entry.role == Role::User || entry.role == Role::Document);
        m_unit += load;
        ++m_canisters;
        m_isKept = m_isKept || entry.isPinned;
        m_sum.all += load;
        return isTurn;
    }

    //! Of what stands before the entry that began a turn, which has been added.
    Sum beforeUnit(int position) const
    {
        Sum sum = m_sum;
        sum.first = position;
        sum.all -= m_unit;
        sum.isOfPersonAlone = false;
        return sum;
    }

    //! Of everything.
    Sum end()
    {
        closeUnit();
        Sum sum = m_sum;
        sum.isOfPersonAlone = m_isOfPersonAlone;
        return sum;
    }

private:
    void closeUnit()
    {
        if (!m_isKept) {
            m_sum.going += m_unit;
            m_sum.canisters += m_canisters;
        }
        m_unit = {};
        m_canisters = 0;
        m_isKept = false;
    }

    Sum m_sum;
    std::optional<Role> m_before;
    QSet<quint32> m_calls;
    ContextLoad m_unit;
    int m_canisters = 0;
    bool m_isKept = false;
    bool m_isOfPersonAlone = false;
};

void PathSums::append(const QList<Entry> &entries)
{
    const int first = size();
    m_entries += entries;
    sumFrom(first);
}

void PathSums::truncate(int size)
{
    m_entries.resize(size);
    sumFrom(size);
}

//! Makes the sums anew of everything from there on, and of the turn that it stands in.
void PathSums::sumFrom(int position)
{
    Sum from;
    while (!m_turns.isEmpty()) {
        from = m_turns.takeLast();
        if (from.first < position)
            break;
    }
    if (m_turns.isEmpty() && from.first >= position)
        from = {};
    Summing summing(from);
    for (int index = from.first; index < size(); ++index) {
        if (summing.add(m_entries.at(index)))
            m_turns.append(summing.beforeUnit(index));
    }
    m_end = summing.end();
    m_end.first = size();
}

PathSums::Sum PathSums::upTo(int position) const
{
    if (position < 0 || position >= size())
        return m_end;
    const auto after = std::upper_bound(
        m_turns.cbegin(), m_turns.cend(), position, [](int at, const Sum &turn) { return at < turn.first; });
    const Sum from = after == m_turns.cbegin() ? Sum() : *std::prev(after);
    Summing summing(from);
    for (int index = from.first; index < position; ++index)
        summing.add(m_entries.at(index));
    Sum sum = summing.end();
    sum.first = position;
    return sum;
}

PathPart PathSums::endOf(int end, qint64 tokens) const
{
    const Sum all = upTo(end);
    const auto isTooLate = [&all, tokens](const Sum &turn) { return all.all.said() - turn.all.said() <= tokens; };
    const auto last = std::lower_bound(m_turns.cbegin(), m_turns.cend(), end, [](const Sum &turn, int at) { return turn.first < at; });
    auto begin = std::partition_point(m_turns.cbegin(), last, [&isTooLate](const Sum &turn) { return !isTooLate(turn); });
    if (begin == m_turns.cbegin() || --begin == m_turns.cbegin())
        return {{{0, end - 1}}, {}};
    PathPart part {{}, {begin->canisters, begin->going.said()}};
    const bool hasKept = begin->all.said() != begin->going.said() || begin->all.supervisor > 0;
    int first = 0;
    for (auto turn = m_turns.cbegin(); hasKept && turn != begin; ++turn) {
        const Sum &next = *std::next(turn);
        if (isKept(first, next.first)) {
            part.stretches.append({first, next.first - 1});
            part.leftOut.canisters -= next.canisters - turn->canisters;
            part.leftOut.tokens -= next.going.said() - turn->going.said();
        }
        first = next.first;
    }
    part.stretches.append({begin->first, end - 1});
    return part;
}

bool PathSums::isKept(int first, int end) const
{
    return std::any_of(m_entries.cbegin() + first, m_entries.cbegin() + end,
        [](const Entry &entry) { return entry.isPinned || (entry.role == Role::Supervisor && entry.isActive); });
}

} // namespace model
