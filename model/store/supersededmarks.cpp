// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/supersededmarks.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

bool areSuperseding(const QList<CanisterPointer> &canisters)
{
    return std::any_of(canisters.begin(), canisters.end(),
        [](const CanisterPointer &canister) { return canister->result && !canister->result->supersedes.isEmpty(); });
}

Result<void> markSuperseded(
    Database &database, const QList<qint64> &rows, const QList<CanisterPointer> &canisters, const ResultPlaces &earlier)
{
    ResultPlaces places = earlier;
    for (qsizetype index = 0; index < std::min(rows.size(), canisters.size()); ++index) {
        const auto &result = canisters.at(index)->result;
        for (const QString &older : result ? result->supersedes : QStringList()) {
            const auto marked = database.run(
                u"UPDATE node SET superseded=? WHERE row=? AND pinned=0"_s, {rows.at(index), places.value(older).row});
            if (!marked)
                return tl::unexpected(marked.error());
        }
        if (result)
            places.insert(result->invocation, {rows.at(index), 0});
    }
    return {};
}

} // namespace model
