// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/store/database.h"
#include "model/store/resultplaces.h"

namespace model {

//! Marks the results that those of new nodes supersede: of their own, and of `earlier` where they are not pinned. `rows` are the nodes
//! of the canisters. To be called within a transaction.
Result<void> markSuperseded(
    Database &database, const QList<qint64> &rows, const QList<CanisterPointer> &canisters, const ResultPlaces &earlier);

//! Whether any of them has a result that supersedes another.
bool areSuperseding(const QList<CanisterPointer> &canisters);

} // namespace model
