// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/processor/invocationsprocessor.h"
#include "invocables/tools/invocationcontext.h"

namespace invocables {

//! What an invocable gets beside its arguments, all but the way to ask a person, which its Execution adds.
InvocationContext callContext(
    InvocationsProcessor &processor, const InvokerPointer &invoker, const model::InvocationScope &scope, const QString &invocation);

} // namespace invocables
