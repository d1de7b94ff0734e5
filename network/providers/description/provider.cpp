// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/provider.h"

#include "model/schema/jsonwriter.h"
#include "network/http/httprequest.h"

namespace network {

using namespace Qt::StringLiterals;

Quirks readQuirks(const model::DescriptorValue &table)
{
    Quirks quirks;
    quirks.shortCallIds = table[u"call-ids"].string() == u"short"_s;
    quirks.thoughts = table[u"thoughts"].string().value_or(QString());
    quirks.longestOutput = table[u"max-output"].string().value_or(QString());
    return quirks;
}

QByteArray quirksLine(const Quirks &quirks)
{
    QByteArrayList members;
    if (quirks.shortCallIds)
        members.append("call-ids = \"short\"");
    // Names of members: what JSON escapes in them TOML escapes alike.
    if (!quirks.thoughts.isEmpty())
        members.append("thoughts = " + model::JsonWriter::quoted(quirks.thoughts));
    if (!quirks.longestOutput.isEmpty())
        members.append("max-output = " + model::JsonWriter::quoted(quirks.longestOutput));
    return members.isEmpty() ? QByteArray() : "quirks = { " + members.join(", ") + " }\n";
}

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
