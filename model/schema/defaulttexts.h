// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QHash>
#include <QString>

namespace model {

//! The text of every member named `default` in a well-formed JSON text, by the JSON pointer to the member; found in one pass.
//! The pieces are good as long as the text.
QHash<QString, QByteArrayView> defaultTexts(QByteArrayView text);

} // namespace model
