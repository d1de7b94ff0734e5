// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"

#include <QList>

namespace invocables {

//! Describes numbers: how many, mean, standard deviation (of a sample, n - 1), smallest, quartiles (interpolated between the
//! neighbours, as R's type 7), largest, and a histogram of `bins` equal ranges, the last with its upper end.
//! `numbers` is not empty and has no infinity.
model::JsonText description(QList<double> numbers, int bins);

//! The quantile (0 to 1) of numbers that are sorted.
double quantile(const QList<double> &sorted, double share);

} // namespace invocables
