// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"
#include "model/schema/schemaview.h"

namespace model {

//! The JSON Schema of a kind of descriptor, `:/schemas/KIND.json`, with what is wrong said in a person's words and at its place
//! in the file. Immutable.
class DescriptorSchema final
{
public:
    //! \return null where there is no schema of the kind.
    static std::shared_ptr<const DescriptorSchema> of(DescriptorKind kind);
    //! What the schema of a kind says, for those that check nothing by it.
    static SchemaView shapeOf(DescriptorKind kind);

    Diagnostics check(const DescriptorFile &file) const;

private:
    DescriptorSchema(SchemaView root, std::shared_ptr<const JsonSchema> schema);

    void reportUnknownKeys(
        const DescriptorFile &file, const DescriptorValue &value, const SchemaView &whole, Diagnostics &diagnostics) const;
    //! What is wrong by the one of several alternatives that was meant.
    Diagnostics inAlternative(
        const DescriptorFile &file, const QString &path, const DescriptorValue &value, const SchemaView &alternative) const;
    Diagnostics inWords(const DescriptorFile &file, const SchemaViolation &violation) const;

    SchemaView m_root;
    std::shared_ptr<const JsonSchema> m_schema;
};

} // namespace model
