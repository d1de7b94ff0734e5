// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

namespace model {

//! What a request belongs to. It goes down with every request and is stored on the exchange, also for retries and failures.
struct ExchangeOrigin {
    ConversationId conversation = {};
    TurnId turn = {};
    //! From 1 within the turn; 0 outside of one.
    int round = 0;
    //! The invocation that set the request off, where a tool did.
    QString invocation = {};
    //! What the request is for where no turn is: `models`, `find-servers`, …
    QString purpose = {};

    bool operator==(const ExchangeOrigin &) const = default;
};

} // namespace model
