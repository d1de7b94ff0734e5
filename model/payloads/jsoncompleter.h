// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/completion.h"

namespace model {

//! Completes names and values of a JSON text after a schema, as Completer does those of a descriptor. Errors elsewhere in the text do not
//! matter. Pure.
class JsonCompleter final
{
public:
    //! `names`: of values, by the path of the member that takes them. Both outlive this.
    JsonCompleter(const SchemaGuide &schema, const KnownNames &names)
        : m_schema(schema)
        , m_names(names)
    {
    }

    //! `offset` in UTF-16 units.
    Completions at(const QString &text, qsizetype offset) const;

private:
    static Completion nameChoice(const SchemaView::Member &member, bool hasColon);

    const SchemaGuide &m_schema;
    const KnownNames &m_names;
};

} // namespace model
