// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commandvector.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Reads a command's list: texts with placeholders, and lists of these that go together. A placeholder names an argument of the
//! schema, is not the program, and is no part of a script that an interpreter would be given, where its value could become code.
class CommandVectorReader
{
public:
    //! `schema` is that of the call's arguments.
    CommandVectorReader(QString path, model::JsonText schema, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_schema(std::move(schema))
        , m_diagnostics(diagnostics)
    {
    }

    CommandVector read(const model::DescriptorValue &command);
    //! One text with placeholders; empty where something is wrong with it.
    ResultTemplate readTemplate(const model::DescriptorValue &value);

private:
    void append(CommandVector &vector, const model::DescriptorValue &element, int group);
    bool isWithinScript(const CommandVector &before, const ResultTemplate &element) const;
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    const model::JsonText m_schema;
    model::Diagnostics &m_diagnostics;
    //! The element before the present one, where that has no placeholder.
    QString m_before;
};

} // namespace invocables
