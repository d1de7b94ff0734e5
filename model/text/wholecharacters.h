// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

namespace model {

//! The text with U+FFFD for each half of a surrogate pair that stands alone. Qt writes a question mark for one, which would look like
//! something that was said.
QString withoutHalfCharacters(QString text);
//! The same in UTF-8.
QByteArray wholeUtf8(QStringView text);

} // namespace model
