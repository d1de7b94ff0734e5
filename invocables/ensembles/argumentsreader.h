// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"
#include "invocables/tools/invoker.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Reads an invoker's `[arguments]`: a JSON Schema of an object. Where it describes a built-in, it may leave it out, redescribe or
//! narrow what the built-in declares, but name nothing that the built-in does not know.
class ArgumentsReader
{
public:
    ArgumentsReader(QString path, model::SchemaCache &schemas, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schemas(schemas)
        , m_diagnostics(diagnostics)
    {
    }

    //! Sets the invoker's argumentsJson, schema and builtinSchema. `builtin` is null for other kinds. \return whether it can be used.
    bool readInto(Invoker &invoker, const model::DescriptorValue &arguments, const BuiltinInvocables::Entry *builtin);

private:
    bool compareWith(const BuiltinInvocables::Entry &builtin, const model::DescriptorValue &arguments);
    void complain(model::TextPosition position, const QString &message, model::Diagnostic::Severity severity);

    const QString m_path;
    model::SchemaCache &m_schemas;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
