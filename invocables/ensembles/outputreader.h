// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/resultformat.h"
#include "model/schema/jsonschema.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Reads an invoker's `[output]`: templates for the model and for the person, and the schema of a result where the descriptor gives
//! one. What is wrong with a template is a diagnostic at it.
class OutputReader
{
public:
    OutputReader(QString path, model::SchemaCache &schemas, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schemas(schemas)
        , m_diagnostics(diagnostics)
    {
    }

    ResultFormat read(const model::DescriptorValue &output);

private:
    model::JsonText readSchema(const model::DescriptorValue &schema);
    QString readTemplate(const model::DescriptorValue &value, const model::JsonText &schema);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::SchemaCache &m_schemas;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
