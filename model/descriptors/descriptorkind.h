// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace model {

//! What kind of descriptor a file is: by the folder that it lies in (`…/providers/x.toml`), else by its tables. Nothing where neither
//! says.
std::optional<DescriptorKind> kindOf(const DescriptorFile &file);

} // namespace model
