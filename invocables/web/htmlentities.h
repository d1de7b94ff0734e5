// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace invocables {

//! The text with its character references (`&amp;`, `&#8364;`, `&#x20ac;`) as the characters that they stand for. Those that are not
//! among the common ones stay as they stand.
QString withoutEntities(QStringView text);

} // namespace invocables
