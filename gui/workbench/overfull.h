// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/contextparts.h"

#include <QString>

namespace gui {

//! Tokens as a person reads them: 850, 1.2 k, 32 k.
QString shortCount(qint64 tokens);

//! Says by how much parts of the context are overfull, for the window and the command line; empty where none is.
QString overfullText(const model::ContextParts &over);

} // namespace gui
