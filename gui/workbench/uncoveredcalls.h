// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QStringList>

namespace gui {

class Workbench;

//! The tools that have run in the turn and may have written files of which nothing was kept.
QStringList uncoveredCalls(Workbench &workbench, const model::TurnId &turn);

} // namespace gui
