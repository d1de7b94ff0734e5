// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>
#include <string>

namespace model {

//! What `format` may name, of the vocabularies of 2020-12 (and of draft 7, which has fewer).
enum class SchemaFormat {
    DateTime,
    Date,
    Time,
    Duration,
    Email,
    IdnEmail,
    Hostname,
    IdnHostname,
    Ipv4,
    Ipv6,
    Uri,
    UriReference,
    Iri,
    IriReference,
    UriTemplate,
    Uuid,
    JsonPointer,
    RelativeJsonPointer,
    Regex
};

//! Nothing where it is none of these; other names say nothing of a value.
std::optional<SchemaFormat> schemaFormatNamed(const std::string &name);

const char *nameOf(SchemaFormat format);

//! Whether it is held to in forms whatever the schema and its descriptor say: what a person would not want to have mistyped.
bool isPlainFormat(SchemaFormat format);

//! Whether a text is of a format, by the rule that the vocabulary names for it: RFC 3339, 3986, 3987, 4122, 4291, 5321, 5890 to 5892,
//! 6531, 6570, 6901, ECMA-262. Takes time linear in the text.
bool hasFormat(const QString &text, SchemaFormat format);

} // namespace model
