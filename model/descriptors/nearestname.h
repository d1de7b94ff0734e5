// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace model {

//! \return the name that a mistyped word most likely means; empty where none is near. `-` and `_` count as the same.
QString nearestName(const QString &word, const QStringList &names);

} // namespace model
