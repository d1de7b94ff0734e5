// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "model/toml/descriptorvalue.h"

#include <QStringList>

namespace invocables {

//! The JSON body of an http tool as its descriptor's `[invocable.json]` says it: texts may have names of arguments in braces. A text that
//! is one name and nothing else becomes the argument itself, whatever its type, and is left out where the argument is missing. A value.
class JsonTemplate
{
public:
    JsonTemplate() = default;
    explicit JsonTemplate(const model::DescriptorValue &table)
        : m_table(table)
    {
    }

    bool isNone() const { return m_table.isNone(); }
    //! What is wrong with its texts, each with its place.
    QList<std::pair<model::TextPosition, QString>> faults() const;
    QStringList names() const;
    //! The members of the body, without its braces.
    void writeMembers(model::JsonWriter &json, const model::JsonText &arguments) const;
    bool hasMember(const QString &name) const { return !m_table[name].isNone(); }

private:
    model::DescriptorValue m_table;
};

} // namespace invocables
