// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"

namespace invocables {

//! The tool that a model means by a name. A name of several ensembles means the one that is on, where only one of them is.
//! \return a Validation error that names those that may be meant: of `tools`, those that are still there `now`.
model::Result<InvokerPointer> findTool(
    const Toolset &tools, const QString &name, const model::Switches &switches, const Toolset *now = nullptr);

//! For its approval: the tool as its server declares it `now`, with another fingerprint where that is not what was offered, also where
//! the server has it no more; itself where nothing has changed, and where it is on no server.
InvokerPointer declaredNow(const InvokerPointer &invoker, const Toolset &now);

} // namespace invocables
