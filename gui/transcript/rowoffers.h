// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"

#include <optional>

class QAbstractItemModel;

namespace gui {

//! Something that can be done with a canister of a transcript.
struct RowOffer {
    RowAction action = RowAction::None;
    //! For a menu.
    QString label = {};
    //! In a menu a line parts the groups.
    int group = 0;
    bool isEnabled = true;
    //! Of what is on or off: how it is now.
    std::optional<bool> isOn = {};

    //! What it does, for where no mark shows how it is now.
    QString deed() const;
    //! The keys that do it while the keyboard is on the canister, for a person; empty where there are none.
    QString keys() const;
};

//! All that can be done with the canister of a row of a ConversationModel, in the order of its menu; of one that is being made only what
//! leaves it as it is, and nothing where there is no such row.
QList<RowOffer> offersOf(const QAbstractItemModel &rows, int row);

} // namespace gui
