// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchange.h"

#include "model/basics/wirenames.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<ExchangeState, 4> exchangeStates {{{
    {ExchangeState::Open, "open"_L1},
    {ExchangeState::Complete, "complete"_L1},
    {ExchangeState::Failed, "failed"_L1},
    {ExchangeState::Cancelled, "cancelled"_L1},
}}};

} // namespace

QString toWire(ExchangeState state)
{
    return exchangeStates.nameOf(state);
}

ExchangeState exchangeStateFromWire(QStringView name)
{
    return exchangeStates.valueOf(name).value_or(ExchangeState::Failed);
}

} // namespace model
