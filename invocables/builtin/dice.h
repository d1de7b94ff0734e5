// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

namespace invocables {

//! What is rolled: `NdS`, `NdS+K` or `NdS-K`. N from 1 to 1000; S even, from 4 to 1,000,000; N + K at least 1, so that no total is
//! below 1.
struct Dice {
    int count = 1;
    int sides = 6;
    int added = 0;

    static model::Result<Dice> parse(const QString &text);
};

} // namespace invocables
