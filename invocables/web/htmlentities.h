// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace invocables {

//! The text, which has no tags, with its character references (`&amp;`, `&#8364;`) as the characters that they stand for, all that HTML
//! names. What is no reference stays as it stands.
QString withoutEntities(QStringView text);

} // namespace invocables
