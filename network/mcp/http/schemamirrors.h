// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QStringList>

namespace network {

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

} // namespace network
