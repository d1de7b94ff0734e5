// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/pattern.h"
#include "model/schema/jsontext.h"

namespace model {

//! Writes the JSON Schema of a tool's arguments as a type signature. A parameter that the notation cannot say has its whole schema
//! (`schema: json`{…}``). Every signature is read again and compared, so that none says something else than the schema. Pure.
class SchemaSignature final
{
public:
    //! A path of nodes. \return nothing where no signature has this schema.
    static std::optional<Pattern> of(const JsonText &schema);
    //! That of a tool whose schema stands beside it.
    static Pattern nothing();

private:
    static Pattern parameter(const QString &name, const JsonText &schema, bool isRequired);
    //! In the notation's own words; nothing where it has none for something of it.
    static std::optional<Pattern> inWords(const QString &name, const JsonText &schema, bool isRequired);
    static Pattern verbatim(const QString &name, const JsonText &schema, bool isRequired);
    static std::optional<GramValue> value(const JsonText &json, bool isScalar);
    static Pattern path(const QList<Pattern> &nodes);
};

} // namespace model
