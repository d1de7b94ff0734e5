// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/difference/jsondifference.h"

#include "model/difference/departure.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Of the middles of two arrays, as many pairs are weighed against each other; in larger ones each element is looked for in order.
constexpr qsizetype mostPairs = 4'000'000;

//! The same for values that say the same. Seeded anew in each run, so that nobody makes two that only look so.
size_t fingerprint(const JsonView &value)
{
    static const size_t seed = QHashSeed::globalSeed();
    if (value.isArray()) {
        size_t hash = qHash(u'[', seed);
        for (const JsonView &element : value.elements())
            hash = qHashMulti(hash, fingerprint(element));
        return hash;
    }
    if (value.isObject()) {
        // In whatever order; of two of one name the last counts.
        QHash<QString, size_t> members;
        for (const auto &member : value.members())
            members.insert(member.name(), fingerprint(member.value));
        size_t hash = qHash(u'{', seed);
        for (auto it = members.cbegin(); it != members.cend(); ++it)
            hash += qHashMulti(seed, it.key(), it.value());
        return hash;
    }
    return value.isString() ? qHashMulti(seed, u'"', value.string()) : qHash(value.text(), seed);
}

//! Which elements of two arrays are the same: for each of the second its index in the first, or -1; in the order of both.
class Alignment final
{
public:
    Alignment(const std::vector<size_t> &first, const std::vector<size_t> &second)
        : m_first(first)
        , m_second(second)
        , m_partners(second.size(), -1)
    {
        qsizetype from = 0;
        auto firstEnd = qsizetype(first.size());
        auto secondEnd = qsizetype(second.size());
        for (; from < firstEnd && from < secondEnd && first[size_t(from)] == second[size_t(from)]; ++from)
            m_partners[size_t(from)] = from;
        while (firstEnd > from && secondEnd > from && first[size_t(firstEnd - 1)] == second[size_t(secondEnd - 1)])
            m_partners[size_t(--secondEnd)] = --firstEnd;
        if ((firstEnd - from) * (secondEnd - from) <= mostPairs)
            alignBest(from, firstEnd, secondEnd);
        else
            alignInOrder(from, firstEnd, secondEnd);
    }

    const std::vector<qsizetype> &partners() const { return m_partners; }

private:
    //! A longest common subsequence.
    void alignBest(qsizetype from, qsizetype firstEnd, qsizetype secondEnd)
    {
        const size_t rows = size_t(firstEnd - from) + 1;
        const size_t columns = size_t(secondEnd - from) + 1;
        std::vector<quint32> lengths(rows * columns, 0);
        for (size_t row = rows - 1; row-- > 0;) {
            for (size_t column = columns - 1; column-- > 0;) {
                const bool isSame = m_first[size_t(from) + row] == m_second[size_t(from) + column];
                lengths[row * columns + column] = isSame
                    ? lengths[(row + 1) * columns + column + 1] + 1
                    : std::max(lengths[(row + 1) * columns + column], lengths[row * columns + column + 1]);
            }
        }
        for (size_t row = 0, column = 0; row + 1 < rows && column + 1 < columns;) {
            if (m_first[size_t(from) + row] == m_second[size_t(from) + column])
                m_partners[size_t(from) + column++] = from + qsizetype(row++);
            else if (lengths[(row + 1) * columns + column] >= lengths[row * columns + column + 1])
                ++row;
            else
                ++column;
        }
    }

    void alignInOrder(qsizetype from, qsizetype firstEnd, qsizetype secondEnd)
    {
        QHash<size_t, QList<qsizetype>> places;
        for (qsizetype at = from; at < firstEnd; ++at)
            places[m_first[size_t(at)]].append(at);
        qsizetype next = from;
        for (qsizetype at = from; at < secondEnd; ++at) {
            const auto same = places.constFind(m_second[size_t(at)]);
            const auto place = same == places.cend() ? QList<qsizetype>::const_iterator()
                                                     : std::lower_bound(same->cbegin(), same->cend(), next);
            if (same == places.cend() || place == same->cend())
                continue;
            m_partners[size_t(at)] = *place;
            next = *place + 1;
        }
    }

    const std::vector<size_t> &m_first;
    const std::vector<size_t> &m_second;
    std::vector<qsizetype> m_partners;
};

class Comparing final
{
public:
    JsonDifference difference;

    void compare(const JsonView &first, const JsonView &second, const QString &pointer)
    {
        if (first.text() == second.text() || isFull())
            return;
        if (first.isObject() && second.isObject())
            compareObjects(first, second, pointer);
        else if (first.isArray() && second.isArray())
            compareArrays(first, second, pointer);
        else if (fingerprint(first) != fingerprint(second))
            add({JsonChange::Kind::Changed, pointer, {}, first, second});
    }

private:
    using Kind = JsonChange::Kind;

    bool isFull()
    {
        difference.isCut = difference.isCut || difference.changes.size() >= JsonDifference::mostChanges;
        return difference.isCut;
    }

    void add(const JsonChange &change)
    {
        if (!isFull())
            difference.changes.append(change);
    }

    void compareObjects(const JsonView &first, const JsonView &second, const QString &pointer)
    {
        QHash<QString, JsonView> before;
        const auto firstMembers = first.members();
        for (const auto &member : firstMembers)
            before.insert(member.name(), member.value);
        QHash<QString, JsonView> after;
        for (const auto &member : second.members()) {
            const QString name = member.name();
            const bool isNew = !after.contains(name);
            after.insert(name, member.value);
            const auto was = before.constFind(name);
            if (!isNew)
                continue;
            if (was != before.cend())
                compare(*was, member.value, pointer + u'/' + pointerPart(name));
            else
                add({Kind::Added, pointer + u'/' + pointerPart(name), {}, {}, member.value});
        }
        for (const auto &member : firstMembers) {
            const QString name = member.name();
            if (!after.contains(name) && before.contains(name))
                add({Kind::Removed, pointer + u'/' + pointerPart(name), {}, before.take(name), {}});
        }
    }

    static std::vector<size_t> fingerprints(const QVarLengthArray<JsonView, 4> &elements)
    {
        std::vector<size_t> prints;
        prints.reserve(size_t(elements.size()));
        for (const JsonView &element : elements)
            prints.push_back(fingerprint(element));
        return prints;
    }

    void compareArrays(const JsonView &first, const JsonView &second, const QString &pointer)
    {
        const auto before = first.elements();
        const auto after = second.elements();
        const std::vector<size_t> firstPrints = fingerprints(before);
        const std::vector<size_t> secondPrints = fingerprints(after);
        const Alignment alignment(firstPrints, secondPrints);
        // What stands alone in the one and in the other is the same one, moved.
        QHash<size_t, QList<qsizetype>> left;
        std::vector<bool> isTaken(firstPrints.size(), false);
        for (const qsizetype each : alignment.partners()) {
            if (each >= 0)
                isTaken[size_t(each)] = true;
        }
        for (size_t at = 0; at < isTaken.size(); ++at) {
            if (!isTaken[at])
                left[firstPrints[at]].append(qsizetype(at));
        }
        std::vector<qsizetype> moved(secondPrints.size(), -1);
        for (size_t at = 0; at < secondPrints.size(); ++at) {
            const auto same = left.find(secondPrints[at]);
            if (alignment.partners()[at] < 0 && same != left.end() && !same->isEmpty()) {
                moved[at] = same->takeFirst();
                isTaken[size_t(moved[at])] = true;
            }
        }
        tellElements({before, after, alignment.partners(), moved, isTaken}, pointer);
    }

    struct Elements {
        const QVarLengthArray<JsonView, 4> &before;
        const QVarLengthArray<JsonView, 4> &after;
        const std::vector<qsizetype> &partner;
        const std::vector<qsizetype> &moved;
        const std::vector<bool> &isTaken;
    };

    //! Between two that are the same, what is left on both sides is paired in order.
    void tellElements(const Elements &elements, const QString &pointer)
    {
        const auto at = [&pointer](qsizetype index) { return pointer + u'/' + QString::number(index); };
        qsizetype next = 0;
        const auto skipTaken = [&elements, &next] {
            while (next < elements.before.size() && elements.isTaken[size_t(next)])
                ++next;
        };
        const auto removeUpTo = [&](qsizetype end) {
            for (skipTaken(); next < end; skipTaken())
                add({Kind::Removed, at(next), {}, elements.before[next], {}}), ++next;
        };
        // How far in the first what comes in the second before the next partner may be paired.
        std::vector<qsizetype> ends(elements.partner.size(), elements.before.size());
        for (size_t index = ends.size(); index-- > 1;)
            ends[index - 1] = elements.partner[index] >= 0 ? elements.partner[index] : ends[index];
        for (qsizetype index = 0; index < elements.after.size(); ++index) {
            const qsizetype same = elements.partner[size_t(index)];
            if (same >= 0) {
                removeUpTo(same);
                next = std::max(next, same + 1);
                continue;
            }
            if (const qsizetype from = elements.moved[size_t(index)]; from >= 0) {
                add({Kind::Moved, at(index), at(from), elements.before[from], elements.after[index]});
                continue;
            }
            skipTaken();
            if (next < ends[size_t(index)])
                compare(elements.before[next++], elements.after[index], at(index));
            else
                add({Kind::Added, at(index), {}, {}, elements.after[index]});
        }
        removeUpTo(elements.before.size());
    }
};

} // namespace

QString toWire(JsonChange::Kind kind)
{
    switch (kind) {
    case JsonChange::Kind::Added: return u"added"_s;
    case JsonChange::Kind::Removed: return u"removed"_s;
    case JsonChange::Kind::Changed: return u"changed"_s;
    case JsonChange::Kind::Moved: return u"moved"_s;
    }
    return {};
}

JsonDifference JsonDifference::between(JsonView first, JsonView second)
{
    Comparing comparing;
    comparing.compare(first, second, {});
    return comparing.difference;
}

} // namespace model
