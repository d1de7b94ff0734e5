// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/nearestname.h"

#include <algorithm>
#include <vector>

namespace model {

namespace {

constexpr qsizetype longestMeant = 64;

//! Insertions, deletions and replacements that lead from one to the other (Levenshtein).
int distance(const QString &from, const QString &to)
{
    std::vector<int> row(size_t(to.size()) + 1);
    for (size_t column = 0; column < row.size(); ++column)
        row[column] = int(column);
    for (qsizetype line = 0; line < from.size(); ++line) {
        int diagonal = row[0];
        row[0] = int(line) + 1;
        for (qsizetype column = 0; column < to.size(); ++column) {
            const int replaced = diagonal + (from[line] == to[column] ? 0 : 1);
            diagonal = row[size_t(column) + 1];
            row[size_t(column) + 1] = std::min({replaced, diagonal + 1, row[size_t(column)] + 1});
        }
    }
    return row.back();
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
