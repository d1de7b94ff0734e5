// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRegularExpression>
#include <QString>

namespace gui {

//! The text of a menu's entry or of a button for where it has no access key: without the sign for it, and, where letters are no keys,
//! without the key that stands behind it in brackets.
inline QString withoutAccessKey(const QString &text)
{
    static const QRegularExpression behind(QStringLiteral("\\(&.\\)"));
    return QString(text).remove(behind).remove(QLatin1Char('&'));
}

} // namespace gui
