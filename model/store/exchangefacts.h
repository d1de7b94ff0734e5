// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/usage.h"
#include "model/exchange/exchange.h"

#include <optional>

namespace model {

//! What is known of an exchange beside what went over the wire: who was asked, and what it came to. A value.
struct ExchangeFacts {
    QString provider = {};
    QString model = {};
    QString tool = {};
    Usage usage = {};
    //! By the prices of its day; nothing where they were not known.
    std::optional<double> cost = {};
    //! As ISO 4217 has it.
    QString currency = {};

    bool operator==(const ExchangeFacts &) const = default;
};

//! An exchange in a list. A value.
struct ExchangeEntry {
    //! By which it is called, in all lists; 0 where it is not kept yet.
    qint64 number = 0;
    //! Without headers, bodies and arrivals.
    Exchange exchange = {};
    QString kind = {};
    ExchangeFacts facts = {};
    //! Bytes of the bodies.
    qint64 sent = 0;
    qint64 received = 0;
    //! The request before it to the same address, in the same conversation, and up to which byte the two are the same; 0 for none.
    qint64 like = 0;
    //! Nothing: all of it is.
    std::optional<qint64> departs = {};
    //! Kept whatever the budget is.
    bool isPinned = false;

    bool operator==(const ExchangeEntry &) const = default;
};

} // namespace model
