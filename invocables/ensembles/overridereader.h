// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/tooloverride.h"
#include "model/schema/schemacache.h"
#include "model/toml/descriptorvalue.h"

#include <optional>

namespace invocables {

//! Reads an entry of `[[invokers]]` of an ensemble with a `[connection]`: a tool of the server that has its arguments and its invocable
//! from there. What is wrong is a diagnostic.
class OverrideReader
{
public:
    OverrideReader(QString path, model::SchemaCache &schemas, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schemas(schemas)
        , m_diagnostics(diagnostics)
    {
    }

    //! \return nothing where something is wrong with it.
    std::optional<ToolOverride> read(const model::DescriptorValue &entry, const Policies &defaults);

private:
    void readAliases(const model::DescriptorValue &aliases, ToolOverride &over);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::SchemaCache &m_schemas;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
