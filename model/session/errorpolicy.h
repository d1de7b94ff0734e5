// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QMap>

#include <optional>

namespace model {

//! What becomes of a tool's error. Report: the model gets an error result and the turn goes on. Abort: the turn is rolled back.
enum class OnFailure { Report, Abort };

//! The categories for which something else holds than the table below.
using FailurePolicy = QMap<ErrorCategory, OnFailure>;

//! The table: validation, timeout, permission, network and execution are reported, fatal aborts. `moved` moves rows. An error that
//! is none of a tool's six is one of the program's own and aborts.
OnFailure whatBecomesOf(ErrorCategory category, const FailurePolicy &moved = {});

//! What `on-failure = "report"` and `on-failure = "abort"` stand for. The former is the table as it is. The latter rolls back on
//! everything but validation and timeout.
std::optional<FailurePolicy> failurePolicyFromWire(QStringView word);

//! The rows of `upper`, then those of `base` that `upper` has none for.
FailurePolicy overlaid(const FailurePolicy &base, const FailurePolicy &upper);

//! What the model gets for an error, in English.
QString textForModel(const Error &error);

} // namespace model
