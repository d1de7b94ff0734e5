// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"
#include "model/conversation/canister.h"

namespace invocables {

//! At most this many calls of the same tools are looked at, from the newest back, so that a long conversation does not hold up a call.
inline constexpr int mostCompared = 1000;

//! A call in the conversation as it is compared with later ones.
struct CallRecord {
    //! Null where there is no such tool now.
    InvokerPointer invoker;
    model::Invocation invocation;

    CallRecord(const Toolset &tools, const model::Invocation &call)
        : invoker(tools.findInvoker(call.name))
        , invocation(call)
    {
    }

    //! What ran.
    QByteArray arguments() const
    {
        return invocation.editedArguments.isEmpty() ? invocation.arguments : invocation.editedArguments.bytes();
    }
    QString ensemble() const { return invoker ? invoker->ensemble : invocation.name.section(u':', 0, 0); }
    //! Whether it may have changed what other tools of its ensemble find, `result` being how it ended; null where that is not known.
    bool mayHaveWritten(const model::Canister *result) const;
};

} // namespace invocables
