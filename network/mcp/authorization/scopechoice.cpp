// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/scopechoice.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

QStringList chooseScopes(const ScopeSources &sources)
{
    QStringList scopes = sources.earlier + (sources.challenged.isEmpty() ? sources.supported : sources.challenged) + sources.configured;
    const QString offline = u"offline_access"_s;
    scopes.removeAll(offline);
    if (!scopes.isEmpty() && sources.granter.contains(offline))
        scopes.append(offline);
    scopes.removeDuplicates();
    return scopes;
}

bool isCovered(const QStringList &scopes, const QStringList &by)
{
    return std::all_of(scopes.begin(), scopes.end(), [&by](const QString &scope) { return by.contains(scope); });
}

} // namespace network
