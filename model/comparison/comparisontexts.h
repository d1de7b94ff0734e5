// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisontable.h"

#include <QLocale>

namespace model {

// How what came out of a comparison is said to a person, in the window, the report and on the terminal. Pure.

//! "4 of 5 committed, 1 timed out"
QString progressOf(const ComparisonTable::Row &row);
QString nameOf(RunState state);

//! What stands at the head of the table and in its cells; tokens in and out share one.
enum class TableCell { Label, Rounds, Calls, SameArguments, ToolTime, WholeTime, Tokens, Cost, Agreement };
constexpr int tableCellCount = int(TableCell::Agreement) + 1;
QString headOf(TableCell cell, int times);
//! What the head means, in a sentence; empty where it says it all.
QString explanationOf(TableCell cell);
QString textOf(TableCell cell, const ComparisonTable::Row &row, const QLocale &locale);
bool isBest(TableCell cell, const ComparisonTable::Row &row);

} // namespace model
