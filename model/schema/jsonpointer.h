// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QStringView>

namespace model {

//! \return whether the text is a JSON pointer (RFC 6901, section 3): empty, or steps that each begin with a slash.
bool isJsonPointer(QStringView text);

//! The value that the pointer leads to, as it stands in the text; nothing where there is none. `-`, the place after an array's last
//! element, is none.
std::optional<JsonText> valueAt(const JsonText &json, QStringView pointer);

} // namespace model
