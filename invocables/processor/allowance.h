// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"

#include <functional>

namespace invocables {

//! Finds out what an approval of a tool is for in these workspace folders: what is run, and as what (Invoker::allowance), in which
//! kind of workspace, and what the files say that it runs from there. `done` at once, or on the thread of `context`. The allowance is
//! empty, so that nothing is allowed for longer than once, where they cannot be read.
void findAllowance(
    const InvokerPointer &invoker, const QStringList &folders, QObject *context, std::function<void(const QString &allowance)> done);

} // namespace invocables
