// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QString>

namespace model {

//! Where a result is in the store and on the path.
struct ResultPlace {
    qint64 row = 0;
    int position = 0;
};

//! By the invocation that each is the result of.
using ResultPlaces = QHash<QString, ResultPlace>;

} // namespace model
