// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace gui {

//! From now on a screen reader sees a QStackedWidget as nothing but what is in it: as Qt has it, it says "layered pane" for each one that
//! the keyboard goes into.
void hideStacksFromReaders();

} // namespace gui
