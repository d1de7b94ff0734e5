// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"
#include "model/session/invocations.h"

namespace invocables {

//! The earlier calls whose results that of this one supersedes, by what its descriptor says. `filled`: its arguments with defaults;
//! `own`: its identifier.
QStringList supersededCalls(const Invoker &invoker, const model::JsonText &filled, const QString &own,
    const model::InvocationHistory &history, const Toolset &tools);

} // namespace invocables
