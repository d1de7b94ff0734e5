// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLocale>

namespace model {

//! An amount that keeps its order within a sentence that is read from right to left, where it may well stand first: "1.0 ms" has no letters
//! of that sentence.
QString isolated(const QString &amount, const QLocale &locale = QLocale());

} // namespace model
