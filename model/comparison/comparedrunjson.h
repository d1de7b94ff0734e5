// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparedrun.h"
#include "model/schema/jsonwriter.h"

namespace model {

// A run as JSON: for the lines that scripts read, and for where runs are kept.

//! A call's arguments; where they are no JSON, as a string.
JsonText argumentsOf(const ComparedCall &call);
//! All calls, as an array.
JsonText callsToJson(const QList<ComparedCall> &calls);
//! The members of an object that is open: state, conversation, turn, model, rounds, times, usage, cost, calls, text, error.
void writeMembers(JsonWriter &writer, const ComparedRun &run);
//! What writeMembers() wrote; what cannot be read has its default.
ComparedRun comparedRunOf(const JsonText &object);

} // namespace model
