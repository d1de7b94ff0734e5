// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"

#include <QCache>
#include <QMutex>

namespace model {

//! Compiled schemas by their text, so that what is read several times is compiled once. Keeps those that were asked for last, 8 MiB of
//! their texts. Any thread may ask.
class SchemaCache final
{
public:
    //! As JsonSchema::compile() does.
    Result<std::shared_ptr<const JsonSchema>> compiled(const JsonText &schema);

private:
    using Compiled = Result<std::shared_ptr<const JsonSchema>>;

    QMutex m_mutex;
    QCache<QByteArray, Compiled> m_kept {8 * 1024 * 1024};
};

} // namespace model
