// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QMenuBar;

namespace gui {

class Actions;

//! Lays a window's actions out in its menus.
void buildMenus(QMenuBar &bar, const Actions &actions);

} // namespace gui
