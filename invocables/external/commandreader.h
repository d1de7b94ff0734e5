// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commanddescription.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Reads a tool that is a program from its `[invocable] kind = "command"`. What is wrong is a diagnostic.
class CommandReader
{
public:
    //! `schema` is that of the call's arguments, which placeholders name.
    CommandReader(QString path, model::JsonText schema, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schema(std::move(schema))
        , m_diagnostics(diagnostics)
    {
    }

    //! Whether a key of `[invocable]` says something of commands only.
    static bool isOwnKey(const QString &key);

    //! \return nothing where something is wrong with it.
    std::optional<CommandDescription> read(const model::DescriptorValue &invocable);

private:
    void readVector(const model::DescriptorValue &invocable, CommandDescription &description);
    void readInput(const model::DescriptorValue &value, CommandDescription &description);
    void readOutput(const model::DescriptorValue &value, CommandDescription &description);
    void readTimeLimit(const model::DescriptorValue &value, CommandDescription &description);
    void readFolder(const model::DescriptorValue &value, CommandDescription &description);
    void readEnvironment(const model::DescriptorValue &invocable, CommandDescription &description);
    void readStatuses(const model::DescriptorValue &value, CommandDescription &description);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    const model::JsonText m_schema;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
