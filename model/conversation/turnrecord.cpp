// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/turnrecord.h"

#include "model/basics/wirenames.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<TurnState, 10> turnStates {{{
    {TurnState::Idle, "idle"_L1},
    {TurnState::Preparing, "preparing"_L1},
    {TurnState::Conversing, "conversing"_L1},
    {TurnState::Invoking, "invoking"_L1},
    {TurnState::Storing, "storing"_L1},
    {TurnState::Committing, "committing"_L1},
    {TurnState::Committed, "committed"_L1},
    {TurnState::Interrupted, "interrupted"_L1},
    {TurnState::RolledBack, "rolled-back"_L1},
    {TurnState::Cancelled, "cancelled"_L1},
}}};

} // namespace

QString toWire(TurnState state)
{
    return turnStates.nameOf(state);
}

TurnState turnStateFromWire(QStringView name)
{
    return turnStates.valueOf(name).value_or(TurnState::Idle);
}

} // namespace model
