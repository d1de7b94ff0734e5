// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

namespace invocables {

//! Converts between units of length, weight, temperature, volume, speed and data, by any common name of theirs (`km`, `mile`,
//! `°F`, `GiB`). \return a Validation error for an unknown unit, or for units that do not measure the same thing.
model::Result<double> converted(double value, const QString &from, const QString &to);

} // namespace invocables
