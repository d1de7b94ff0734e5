// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

namespace gui {

//! What of a preferences file, `parlance.ini`, is passed over since it is no number where there is to be one: limits, sums, sizes and
//! times. Warnings, in the order of the file; nothing where there is no such file.
model::Diagnostics preferenceFaults(const QString &path);

} // namespace gui
