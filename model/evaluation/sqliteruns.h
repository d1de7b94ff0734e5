// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/runstore.h"

#include <memory>

namespace model {

//! The runs of this machine, in a file of their own beside the store (`evaluations.sqlite`): ten thousand results are another matter
//! than conversations, of which the store makes daily copies. Made where it is not there. What a run said is a conversation of the
//! store. \return a Storage error worded for the person.
Result<std::unique_ptr<RunStore>> openSqliteRuns(const QString &path);

} // namespace model
