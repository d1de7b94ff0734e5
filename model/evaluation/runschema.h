// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/runconnection.h"

#include <QStringList>

namespace model {

// The tables of runs, the same in both databases but for the words that differ. A database has its version in the table `parlance`; it is
// brought forward step by step, and refused where it is newer than this program.

constexpr int currentRunSchema = 2;

//! How a database says what differs.
struct RunSchemaWords {
    QString serialKey;
    QString bytes;
};

//! From version `from` to the next. A step that has been released is never changed.
QStringList runSchemaStep(int from, const RunSchemaWords &words);
//! Brings it to this version, in one transaction; where it is there already, nothing is written. `version` is 0 for none. \return a
//! Storage error that says so where it is newer.
Result<void> migrateRuns(RunConnection &connection, int version, const RunSchemaWords &words);
//! Of a database that has the table; for others not to be called.
Result<int> runSchemaVersion(RunConnection &connection);

} // namespace model
