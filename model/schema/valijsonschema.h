// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemavalues.h"

#include <memory>

namespace model {

//! A schema compiled by valijson. It is given only what valijson 1.0 never takes for valid wrongly (see SchemaTranslation), and
//! only asked for a yes or a no. Immutable; shared between threads. The one place where valijson's exceptions live and end.
class ValijsonSchema final
{
    Q_DISABLE_COPY_MOVE(ValijsonSchema)

public:
    //! `size` is how many things it asks of one value at most. \return nothing where valijson refuses the schema.
    static std::shared_ptr<const ValijsonSchema> compile(const Json &schema, std::size_t size);
    ~ValijsonSchema();

    bool accepts(const Json &value) const;
    std::size_t size() const { return m_size; }

    //! Whether valijson compares every integer in the value as it is: it goes through doubles and signed integers.
    static bool readsExactly(const Json &value);

private:
    struct Compiled;
    ValijsonSchema(std::unique_ptr<Compiled> compiled, std::size_t size);
    std::unique_ptr<Compiled> m_compiled;
    std::size_t m_size;
};

} // namespace model
