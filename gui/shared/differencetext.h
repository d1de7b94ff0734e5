// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/linediff.h"

class QPlainTextEdit;

namespace gui {

//! How two texts differ, to be read: a line each, with its numbers in both, `−` for what goes and `+` for what comes.
QString differenceText(const QList<model::DiffLine> &lines);
//! Sets off what goes and what comes in a view that shows this text.
void markDifference(QPlainTextEdit &view, const QList<model::DiffLine> &lines);

} // namespace gui
