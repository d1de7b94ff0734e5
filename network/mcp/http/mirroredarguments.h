// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/schema/jsontext.h"

#include <QByteArray>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace network {

//! A text as the value of an HTTP header, by the rule of MCP 2026-07-28 (transports/streamable-http, "Value Encoding"): as it is where
//! it is printable ASCII without white space at its ends, else `=?base64?…?=`; so is what could be taken for that, and the empty text,
//! since headers without a value get lost on the way.
QByteArray headerText(QStringView text);

//! What the value of a header says by that rule; nothing where it is encoded, and not properly.
std::optional<QString> readHeaderText(const QByteArray &value);

//! A property whose argument is mirrored into a header.
struct SchemaMirror {
    //! `Mcp-Param-…`
    QByteArray header;
    //! The names of the properties that lead to it.
    QStringList path;

    bool operator==(const SchemaMirror &) const = default;
};

//! The properties that a tool's schema marks with `x-mcp-header` (MCP 2026-07-28, transports/streamable-http, "Schema Extension"): a name
//! of RFC 9110's token characters, unlike all others whatever their case, at a property of type string, integer or boolean that is
//! reached through `properties` alone. \return a Validation error that tells which rule is broken, for then the tool must not be
//! used.
model::Result<QList<SchemaMirror>> findMirrors(const model::JsonText &schema);

//! Which arguments of a tool are repeated in headers of its calls, so that what stands between can route by them (MCP 2026-07-28, HTTP
//! only). A value, kept with the tool.
class MirroredArguments final
{
public:
    MirroredArguments() = default;
    //! \return a Validation error that says why the tool must be left out of the list; see findMirrors.
    static model::Result<MirroredArguments> parse(const model::JsonText &inputSchema);

    bool isEmpty() const { return m_mirrors.isEmpty(); }
    //! What is absent or null has no header. \return a Validation error where an argument is none of the kinds that a header can say, as an
    //! integer beyond ±(2^53−1) is not: a server has to refuse the call without that header.
    model::Result<model::Headers> headers(const model::JsonText &arguments) const;

private:
    explicit MirroredArguments(QList<SchemaMirror> mirrors)
        : m_mirrors(std::move(mirrors))
    {
    }

    QList<SchemaMirror> m_mirrors;
};

} // namespace network
