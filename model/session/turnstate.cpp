// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnstate.h"

#include <array>
#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const std::array<std::pair<TurnState, QString>, 8> &names()
{
    static const std::array<std::pair<TurnState, QString>, 8> table {{
        {TurnState::Idle, u"idle"_s},
        {TurnState::Conversing, u"conversing"_s},
        {TurnState::Invoking, u"invoking"_s},
        {TurnState::Committing, u"committing"_s},
        {TurnState::Committed, u"committed"_s},
        {TurnState::Interrupted, u"interrupted"_s},
        {TurnState::RolledBack, u"rolled-back"_s},
        {TurnState::Cancelled, u"cancelled"_s},
    }};
    return table;
}

} // namespace

QString toWire(TurnState state)
{
    return names()[size_t(state)].second;
}

TurnState turnStateFromWire(QStringView wanted)
{
    for (const auto &[state, name] : names()) {
        if (name == wanted)
            return state;
    }
    return TurnState::Idle;
}

} // namespace model
