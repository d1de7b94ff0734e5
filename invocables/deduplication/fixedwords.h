// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace invocables {

//! The words of a text that have to be equal where the others may differ, since vectors hardly tell them apart: numbers with their signs,
//! operators and other signs, names, and negations together with what they deny. In order; capitals do not count.
QStringList fixedWordsOf(const QString &text);

} // namespace invocables
