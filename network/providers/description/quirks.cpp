// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/quirks.h"

#include "model/schema/jsonwriter.h"

namespace network {

using namespace Qt::StringLiterals;

Quirks readQuirks(const model::DescriptorValue &table)
{
    Quirks quirks;
    quirks.shortCallIds = table[u"call-ids"].string() == u"short"_s;
    quirks.thoughts = table[u"thoughts"].string().value_or(QString());
    quirks.maximumOutput = table[u"max-output"].string().value_or(QString());
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
    if (!quirks.maximumOutput.isEmpty())
        members.append("max-output = " + model::JsonWriter::quoted(quirks.maximumOutput));
    return members.isEmpty() ? QByteArray() : "quirks = { " + members.join(", ") + " }\n";
}

} // namespace network
