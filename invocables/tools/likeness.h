// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace invocables {

//! The scoped names that are most like what was asked for, nearest first, at most three. A model that mistook a name sees the right one.
QStringList mostAlike(const QString &wanted, const QStringList &scopedNames);

} // namespace invocables
