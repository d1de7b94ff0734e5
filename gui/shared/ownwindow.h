// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace gui {

//! Shows it before all others, also where it was minimised.
void bringForward(QWidget &window);

//! The same for a window that goes with its parent but stands on its own: a desktop keeps what belongs to a window in front of that, and
//! what is opened from here would come behind it. The program does not go on for it alone.
void bringForwardOwned(QWidget &window);

} // namespace gui
