// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QLayout;
class QWidget;

namespace gui {

//! Lets the keyboard go through everything in a layout that takes it, as it stands from top to bottom, and begin after `before`
//! (null: wherever the first one stands). Widgets made later than their neighbours would be at the end otherwise.
void chainTabs(QWidget *before, QLayout *layout);
//! The same for all of a widget that was empty until now: the keyboard comes to it from what stands before that widget.
void chainTabsOf(QWidget *widget);

} // namespace gui
