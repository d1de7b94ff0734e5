// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/content.h"

namespace gui {

//! What a terminal says of a picture or a file that goes with a message: its name, kind and size. Empty for any other content.
QString contentInWords(const model::Content &content);

} // namespace gui
