// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/canister.h"

#include <array>
#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const std::array<std::pair<Role, QString>, 6> &roles()
{
    static const std::array<std::pair<Role, QString>, 6> table {{
        {Role::Supervisor, u"supervisor"_s},
        {Role::User, u"user"_s},
        {Role::Assistant, u"assistant"_s},
        {Role::Document, u"document"_s},
        {Role::Invocation, u"invocation"_s},
        {Role::Result, u"result"_s},
    }};
    return table;
}

const std::array<std::pair<StopReason, QString>, 7> &stopReasons()
{
    static const std::array<std::pair<StopReason, QString>, 7> table {{
        {StopReason::None, u"none"_s},
        {StopReason::Finished, u"finished"_s},
        {StopReason::Invocations, u"invocations"_s},
        {StopReason::Length, u"length"_s},
        {StopReason::Filtered, u"filtered"_s},
        {StopReason::Paused, u"paused"_s},
        {StopReason::Truncated, u"truncated"_s},
    }};
    return table;
}

} // namespace

QString toWire(Role role)
{
    for (const auto &[value, name] : roles()) {
        if (value == role)
            return name;
    }
    return u"user"_s;
}

std::optional<Role> roleFromWire(QStringView wanted)
{
    for (const auto &[value, name] : roles()) {
        if (name == wanted)
            return value;
    }
    return {};
}

QString toWire(StopReason reason)
{
    for (const auto &[value, name] : stopReasons()) {
        if (value == reason)
            return name;
    }
    return u"none"_s;
}

StopReason stopReasonFromWire(QStringView wanted)
{
    for (const auto &[value, name] : stopReasons()) {
        if (name == wanted)
            return value;
    }
    return StopReason::None;
}

} // namespace model
