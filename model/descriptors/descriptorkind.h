// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace model {

//! What kind of descriptor a file is: by the folder that it lies in (`…/providers/x.toml`), else by its tables. Nothing where neither
//! says.
std::optional<DescriptorKind> kindOf(const DescriptorFile &file);

//! A name that a descriptor gives, and where.
struct DeclaredName {
    QString name;
    TextPosition position;
};

//! Those of a descriptor of the kind: one where it is TOML, one for each agent in gram.
QList<DeclaredName> declaredNames(const DescriptorFile &file, DescriptorKind kind);

} // namespace model
