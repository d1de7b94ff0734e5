// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/provider.h"

#include "network/http/httprequest.h"

namespace network {

using namespace Qt::StringLiterals;

int Provider::addressAfter(int number, bool handshakeFailed) const
{
    const QList<QUrl> all = addresses();
    for (int next = number + 1; next < all.size(); ++next) {
        const QUrl &url = all.at(next);
        if (!handshakeFailed || url.scheme() == "https"_L1 || isLoopback(url))
            return next;
    }
    return -1;
}

ModelEntry Provider::entry(const QString &model) const
{
    for (const ModelEntry &entry : models) {
        if (entry.name == model)
            return entry;
    }
    ModelEntry entry = layers.entry(model);
    if (served)
        entry.beServed(*served);
    return entry;
}

} // namespace network
