// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"

namespace invocables {

//! The tool that a model means by a name. A name of several ensembles means the one that is on, where only one of them is.
//! \return a Validation error that names those that may be meant.
model::Result<InvokerPointer> findTool(const Toolset &tools, const QString &name, const model::Switches &switches);

} // namespace invocables
