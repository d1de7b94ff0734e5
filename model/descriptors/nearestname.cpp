// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/nearestname.h"

#include <QList>

#include <algorithm>
#include <numeric>

namespace model {

namespace {

constexpr qsizetype longestMeant = 64;

//! Insertions, deletions, replacements and swaps of neighbours that lead from one to the other (optimal string alignment).
int distance(const QString &from, const QString &to)
{
    const qsizetype width = to.size() + 1;
    QList<int> before(width), last(width), row(width);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype line = 1; line <= from.size(); ++line) {
        row[0] = int(line);
        for (qsizetype column = 1; column < width; ++column) {
            const int replaced = last[column - 1] + (from[line - 1] == to[column - 1] ? 0 : 1);
            row[column] = std::min({replaced, last[column] + 1, row[column - 1] + 1});
            if (line > 1 && column > 1 && from[line - 1] == to[column - 2] && from[line - 2] == to[column - 1])
                row[column] = std::min(row[column], before[column - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last.back();
}

QString simplified(const QString &name)
{
    return name.toLower().replace(QLatin1Char('_'), QLatin1Char('-'));
}

} // namespace

QString nearestName(const QString &word, const QStringList &names)
{
    QString nearest;
    if (word.size() > longestMeant)
        return nearest;
    int least = std::max(1, int(word.size()) / 3) + 1;
    for (const QString &name : names) {
        const int apart = distance(simplified(word), simplified(name));
        if (apart < least) {
            least = apart;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace model
