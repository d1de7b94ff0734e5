// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMetaType>
#include <QString>

namespace model {

//! Where a turn stands. Preparing: what its tools need is waited for. Storing: the store takes long to write down the calls that are to
//! run, or their results. Committed, Interrupted, RolledBack and Cancelled are ends.
enum class TurnState { Idle, Preparing, Conversing, Invoking, Storing, Committing, Committed, Interrupted, RolledBack, Cancelled };

QString toWire(TurnState state);
TurnState turnStateFromWire(QStringView name);

inline bool isEnd(TurnState state)
{
    return state >= TurnState::Committed;
}

} // namespace model

Q_DECLARE_METATYPE(model::TurnState)
