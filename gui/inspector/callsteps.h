// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

namespace gui {

//! The calls among a turn's canisters, each with the steps that it went through and their times, for a font of fixed width. Only that of
//! one invocation where it is named. Empty where there is none.
QString callSteps(const QList<model::CanisterPointer> &canisters, const QString &invocation);

} // namespace gui
