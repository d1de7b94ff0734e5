// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchange.h"

#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const std::array<std::pair<ExchangeState, QString>, 4> &names()
{
    static const std::array<std::pair<ExchangeState, QString>, 4> table {{
        {ExchangeState::Open, u"open"_s},
        {ExchangeState::Complete, u"complete"_s},
        {ExchangeState::Failed, u"failed"_s},
        {ExchangeState::Cancelled, u"cancelled"_s},
    }};
    return table;
}

} // namespace

QString toWire(ExchangeState state)
{
    for (const auto &[value, name] : names()) {
        if (value == state)
            return name;
    }
    return u"open"_s;
}

ExchangeState exchangeStateFromWire(QStringView wanted)
{
    for (const auto &[value, name] : names()) {
        if (name == wanted)
            return value;
    }
    return ExchangeState::Failed;
}

} // namespace model
