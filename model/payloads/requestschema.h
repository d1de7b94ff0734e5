// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/completion.h"
#include "model/text/diagnostic.h"

namespace model {

//! The JSON Schema of the requests of a dialect, `:/schemas/requests/DIALECT.json`: what is wrong with one at its place, and how one goes
//! on. Providers have more members than any schema knows: one that is not known is a warning. Immutable; any thread may ask.
class RequestSchema final
{
public:
    //! `dialect` by its name; of one over another, `contract+NAME`, the other. \return null where there is no schema of it.
    static std::shared_ptr<const RequestSchema> of(const QString &dialect);

    //! Takes time in proportion to the text; for large ones call it on a worker.
    Diagnostics check(const QString &text) const;
    //! See JsonCompleter.
    Completions completions(const QString &text, qsizetype offset, const KnownNames &names) const;

private:
    explicit RequestSchema(const JsonText &text);

    const SchemaGuide m_guide;
    const SchemaView m_shape;
    const std::shared_ptr<const JsonSchema> m_schema;
};

} // namespace model
