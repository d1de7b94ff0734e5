// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/canister.h"

#include "model/basics/wirenames.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<Role, 6> roles {{{
    {Role::Supervisor, "supervisor"_L1},
    {Role::User, "user"_L1},
    {Role::Assistant, "assistant"_L1},
    {Role::Document, "document"_L1},
    {Role::Invocation, "invocation"_L1},
    {Role::Result, "result"_L1},
}}};

constexpr WireNames<StopReason, 7> stopReasons {{{
    {StopReason::None, "none"_L1},
    {StopReason::Finished, "finished"_L1},
    {StopReason::Invocations, "invocations"_L1},
    {StopReason::Length, "length"_L1},
    {StopReason::Filtered, "filtered"_L1},
    {StopReason::Paused, "paused"_L1},
    {StopReason::Truncated, "truncated"_L1},
}}};

} // namespace

QString toWire(Role role)
{
    return roles.nameOf(role);
}

std::optional<Role> roleFromWire(QStringView name)
{
    return roles.valueOf(name);
}

QString toWire(StopReason reason)
{
    return stopReasons.nameOf(reason);
}

StopReason stopReasonFromWire(QStringView name)
{
    return stopReasons.valueOf(name).value_or(StopReason::None);
}

} // namespace model
