// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemacache.h"

namespace model {

Result<std::shared_ptr<const JsonSchema>> SchemaCache::compiled(const JsonText &schema)
{
    {
        const QMutexLocker locker(&m_mutex);
        if (const Compiled *kept = m_kept.object(schema.bytes()))
            return *kept;
    }
    // Meanwhile others may ask; that the same one is compiled twice then does no harm.
    auto fresh = std::make_unique<Compiled>(JsonSchema::compile(schema));
    const Compiled compiled = *fresh;
    const QMutexLocker locker(&m_mutex);
    m_kept.insert(schema.bytes(), fresh.release(), schema.bytes().size());
    return compiled;
}

} // namespace model
