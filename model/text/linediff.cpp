// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/linediff.h"

#include <QHash>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace model {

namespace {

using Change = DiffLine::Change;
//! Lines by number: equal lines have equal numbers.
using Numbers = std::vector<int>;

QList<QStringView> linesOf(QStringView text)
{
    QList<QStringView> lines = text.split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

Numbers numbered(const QList<QStringView> &lines, QHash<QStringView, int> &known)
{
    Numbers numbers;
    numbers.reserve(std::size_t(lines.size()));
    for (const QStringView line : lines) {
        auto found = known.constFind(line);
        if (found == known.cend())
            found = known.insert(line, int(known.size()));
        numbers.push_back(*found);
    }
    return numbers;
}

//! The search for the shortest edit: how far each diagonal reaches after each number of changes.
class Search final
{
public:
    Search(const int *before, int beforeCount, const int *after, int afterCount)
        : m_before(before)
        , m_after(after)
        , m_beforeCount(beforeCount)
        , m_afterCount(afterCount)
    {
    }

    //! The changes from the last to the first; false where there are too many.
    bool run(std::vector<Change> &backwards)
    {
        for (int changes = 0; changes <= std::min(LineDiff::mostChanges, m_beforeCount + m_afterCount); ++changes) {
            m_reached.emplace_back(std::size_t(2 * changes + 1));
            for (int diagonal = -changes; diagonal <= changes; diagonal += 2) {
                if (!advance(changes, diagonal))
                    continue;
                walkBack(changes, backwards);
                return true;
            }
        }
        return false;
    }

private:
    int &reached(int changes, int diagonal) { return m_reached[std::size_t(changes)][std::size_t(diagonal + changes)]; }

    //! Whether a diagonal is come to by adding a line rather than by removing one.
    bool comesFromAbove(int changes, int diagonal)
    {
        return diagonal == -changes || (diagonal != changes && reached(changes - 1, diagonal - 1) < reached(changes - 1, diagonal + 1));
    }

    int startOf(int changes, int diagonal)
    {
        if (changes == 0)
            return 0;
        return comesFromAbove(changes, diagonal) ? reached(changes - 1, diagonal + 1) : reached(changes - 1, diagonal - 1) + 1;
    }

    //! \return whether both texts are used up.
    bool advance(int changes, int diagonal)
    {
        int x = startOf(changes, diagonal);
        while (x < m_beforeCount && x - diagonal < m_afterCount && m_before[x] == m_after[x - diagonal])
            ++x;
        reached(changes, diagonal) = x;
        return x >= m_beforeCount && x - diagonal >= m_afterCount;
    }

    void walkBack(int changes, std::vector<Change> &backwards)
    {
        int diagonal = m_beforeCount - m_afterCount;
        for (; changes >= 0; --changes) {
            const int start = startOf(changes, diagonal);
            backwards.insert(backwards.end(), std::size_t(reached(changes, diagonal) - start), Change::Same);
            if (changes == 0)
                return;
            const bool added = comesFromAbove(changes, diagonal);
            backwards.push_back(added ? Change::Added : Change::Removed);
            diagonal += added ? 1 : -1;
        }
    }

    const int *const m_before;
    const int *const m_after;
    const int m_beforeCount;
    const int m_afterCount;
    std::vector<std::vector<int>> m_reached;
};

//! Within each run of changes, what goes comes first.
void sortRuns(std::vector<Change> &changes)
{
    const auto isChange = [](Change change) { return change != Change::Same; };
    for (auto run = std::find_if(changes.begin(), changes.end(), isChange); run != changes.end();) {
        const auto end = std::find(run, changes.end(), Change::Same);
        std::stable_partition(run, end, [](Change change) { return change == Change::Removed; });
        run = std::find_if(end, changes.end(), isChange);
    }
}

std::vector<Change> changesBetween(const Numbers &before, const Numbers &after)
{
    const auto [beforeEnd, afterEnd] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const std::size_t prefix = std::size_t(beforeEnd - before.begin());
    std::size_t suffix = 0;
    while (
        suffix < std::min(before.size(), after.size()) - prefix && before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
        ++suffix;
    const int removed = int(before.size() - prefix - suffix);
    const int added = int(after.size() - prefix - suffix);
    std::vector<Change> middle;
    if (Search(before.data() + prefix, removed, after.data() + prefix, added).run(middle)) {
        std::reverse(middle.begin(), middle.end());
    } else {
        middle.assign(std::size_t(removed), Change::Removed);
        middle.insert(middle.end(), std::size_t(added), Change::Added);
    }
    std::vector<Change> changes(prefix, Change::Same);
    changes.insert(changes.end(), middle.begin(), middle.end());
    changes.insert(changes.end(), suffix, Change::Same);
    sortRuns(changes);
    return changes;
}

} // namespace

QString numberedLine(const DiffLine &line)
{
    using Change = DiffLine::Change;
    if (line.before == 0 && line.after == 0)
        return u"          ⋯"_s;
    const auto number = [](int value) { return value > 0 ? QString::number(value) : QString(); };
    const QChar sign = line.change == Change::Added ? u'+' : line.change == Change::Removed ? u'−' : u' ';
    return u"%1 %2 %3 %4"_s.arg(number(line.before), 4).arg(number(line.after), 4).arg(sign).arg(line.text);
}

QList<DiffLine> LineDiff::between(const QString &before, const QString &after)
{
    const QList<QStringView> beforeLines = linesOf(before);
    const QList<QStringView> afterLines = linesOf(after);
    QHash<QStringView, int> known;
    const Numbers beforeNumbers = numbered(beforeLines, known);
    const Numbers afterNumbers = numbered(afterLines, known);
    QList<DiffLine> lines;
    int beforeAt = 0;
    int afterAt = 0;
    for (const Change change : changesBetween(beforeNumbers, afterNumbers)) {
        DiffLine line {change, 0, 0, {}};
        if (change != Change::Removed) {
            line.text = afterLines[afterAt++].toString();
            line.after = afterAt;
        }
        if (change != Change::Added) {
            line.text = beforeLines[beforeAt++].toString();
            line.before = beforeAt;
        }
        lines.append(line);
    }
    return lines;
}

QList<DiffLine> LineDiff::withContext(const QList<DiffLine> &lines, int context)
{
    std::vector<char> kept(std::size_t(lines.size()), 0);
    for (qsizetype at = 0; at < lines.size(); ++at) {
        if (lines[at].change == Change::Same)
            continue;
        const qsizetype first = std::max<qsizetype>(0, at - context);
        const qsizetype last = std::min<qsizetype>(lines.size() - 1, at + context);
        std::fill(kept.begin() + first, kept.begin() + last + 1, 1);
    }
    QList<DiffLine> shown;
    for (qsizetype at = 0; at < lines.size(); ++at) {
        if (kept[std::size_t(at)])
            shown.append(lines[at]);
        else if (shown.isEmpty() || shown.last().before != 0 || shown.last().after != 0)
            shown.append(DiffLine {});
    }
    return shown;
}

} // namespace model
