// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonview.h"

#include <QList>

namespace model {

//! One thing in which a second JSON value is not as the first.
struct JsonChange {
    enum class Kind { Added, Removed, Changed, Moved };

    Kind kind = Kind::Changed;
    //! In the second value; of what was removed in the first.
    QString pointer = {};
    //! Where what has moved was in the first.
    QString from = {};
    //! As they stand in the texts; none where there is none.
    JsonView before = {};
    JsonView after = {};
};

QString toWire(JsonChange::Kind kind);

//! In what a second value is not as the first, in the order of the second; members by their names, elements of arrays aligned, so that what
//! stands between two others makes them no difference. White space, escapes and the order of members are none. Views into both texts, and
//! good as long as these.
struct JsonDifference {
    static constexpr qsizetype mostChanges = 1'000;

    QList<JsonChange> changes = {};
    //! There are more.
    bool isCut = false;

    static JsonDifference between(JsonView first, JsonView second);
};

} // namespace model
