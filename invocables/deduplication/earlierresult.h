// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

namespace invocables {

//! A result that serves for a call that is the same as an earlier one.
struct EarlierResult {
    model::Contents contents;
    QString display = {};
    QString whole = {};
    //! The call that it is the result of, and how far back that is.
    model::ReusedResult from = {};
};

} // namespace invocables
