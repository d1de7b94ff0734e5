// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace gui {

//! What the program says when it ends, for scripts.
enum ExitStatus { Committed = 0, Failed = 1, WrongUse = 2, CancelledByPerson = 130 };

} // namespace gui
