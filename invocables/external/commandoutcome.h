// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commanddescription.h"
#include "invocables/tools/invocable.h"
#include "network/process/processjob.h"

namespace invocables {

//! What a tool's result is after its program has ended: an Execution error for an exit status that is not accepted and for a limit
//! that ended it, Fatal where another signal killed it and for output that cannot be decoded. Bubblewrap tells of a signal inside by
//! the status 128 + N, so that of a sandboxed program those of a crash count as one.
model::Result<InvocableResult> outcomeOf(
    const CommandDescription &description, const QString &program, const network::ProcessOutput &output, bool sandboxed);

} // namespace invocables
