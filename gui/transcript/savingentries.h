// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/content.h"

class QMenu;
class QWidget;

namespace gui {

//! An entry *Save … as…* for each picture and file among the contents. `parent` is the dialogs' window.
void addSavingEntries(QMenu &menu, const model::Contents &contents, QWidget *parent);
//! What a file is called that is written: never a path.
QString nameToSave(const model::FileContent &file);
//! Asks where to, and writes it there.
void saveAs(const model::FileContent &file, QWidget *parent);

} // namespace gui
