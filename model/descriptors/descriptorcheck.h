// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

#include <functional>

namespace model {

//! Port: what is checked of a descriptor beyond its TOML. The schema of its kind comes first; upper rooms register what only they
//! can know (an unknown built-in, an unknown dialect). Owned by the workbench.
class DescriptorCheck
{
public:
    using Check = std::function<Diagnostics(const DescriptorFile &file)>;

    void add(DescriptorKind kind, Check check);
    //! All that is wrong, in the order of the file: TOML, schema, registered checks (only where the schema holds).
    Diagnostics check(const DescriptorFile &file, DescriptorKind kind) const;

private:
    QList<std::pair<DescriptorKind, Check>> m_checks;
};

} // namespace model
