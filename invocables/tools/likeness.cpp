// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/likeness.h"

#include <algorithm>

namespace invocables {

namespace {

constexpr qsizetype longestCompared = 64;
constexpr qsizetype mostNames = 3;

//! How many characters must be put in, taken out or changed (Levenshtein).
qsizetype distance(QStringView left, QStringView right)
{
    QList<qsizetype> row(right.size() + 1);
    for (qsizetype column = 0; column <= right.size(); ++column)
        row[column] = column;
    for (qsizetype line = 1; line <= left.size(); ++line) {
        qsizetype diagonal = row[0];
        row[0] = line;
        for (qsizetype column = 1; column <= right.size(); ++column) {
            const qsizetype changed = diagonal + (left[line - 1] == right[column - 1] ? 0 : 1);
            diagonal = row[column];
            row[column] = std::min({row[column] + 1, row[column - 1] + 1, changed});
        }
    }
    return row.last();
}

} // namespace

QStringList mostAlike(const QString &wanted, const QStringList &scopedNames)
{
    const QString bare = wanted.section(u':', -1).section(QStringLiteral("__"), -1).left(longestCompared).toLower();
    QList<std::pair<qsizetype, QString>> near;
    for (const QString &scoped : scopedNames) {
        const QString name = scoped.section(u':', 1).left(longestCompared).toLower();
        const bool within = bare.size() > 2 && (name.contains(bare) || bare.contains(name));
        const qsizetype apart = within ? 1 : distance(bare, name);
        if (apart <= qMax<qsizetype>(2, name.size() / 3))
            near.append({apart, scoped});
    }
    std::sort(near.begin(), near.end());
    QStringList names;
    for (const auto &[apart, scoped] : near.mid(0, mostNames))
        names.append(scoped);
    return names;
}

} // namespace invocables
