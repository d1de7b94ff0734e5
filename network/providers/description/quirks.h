// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"

namespace network {

//! In what an endpoint differs from others that speak its dialect, as its descriptor says (`quirks`). A value.
struct Quirks {
    //! Identifiers of calls are sent as nine letters and digits, which the chat templates of all models take; some refuse others.
    bool shortCallIds = false;
    //! The member that thoughts arrive in, where it is none of the usual ones.
    QString thoughts = {};
    //! The member that limits the reply; empty for the dialect's own.
    QString maximumOutput = {};

    bool operator==(const Quirks &) const = default;
};

//! What the table says, as far as it does; the descriptors' schema sees to the types.
Quirks readQuirks(const model::DescriptorValue &table);
//! The same as a line of a descriptor; empty where there is nothing to say.
QByteArray quirksLine(const Quirks &quirks);

} // namespace network
