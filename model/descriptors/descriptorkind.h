// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

#include <array>

namespace model {

//! Those that files are read for; invokers are found with the ensembles.
inline constexpr std::array describedKinds {DescriptorKind::Provider, DescriptorKind::Ensemble, DescriptorKind::Agent,
    DescriptorKind::Prompt, DescriptorKind::Library, DescriptorKind::Scenario};

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
