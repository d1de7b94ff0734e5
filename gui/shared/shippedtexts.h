// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QString>

namespace gui {

//! A text of a descriptor in the program's language, where the descriptor is one that is shipped; any other as it is. Only for showing it:
//! models read what the descriptor says.
inline QString shippedText(const QString &text)
{
    return text.isEmpty() ? text : QCoreApplication::translate("Descriptors", text.toUtf8().constData());
}

} // namespace gui
