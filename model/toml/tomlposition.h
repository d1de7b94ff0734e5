// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"

#include <QStringView>

namespace model {

//! The place in UTF-16 units from the beginning; positions count characters, which may be two units. A place behind the line's end
//! is its end, one behind the text's end is that.
qsizetype offsetOf(QStringView text, TextPosition position);
TextPosition positionOf(QStringView text, qsizetype offset);

} // namespace model
