// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace gui {

//! For measuring: writes `usable` to standard output once the window has been painted, and ends the program when standard input is
//! closed.
void announceFirstPaint(QWidget *window);

} // namespace gui
