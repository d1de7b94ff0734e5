// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace invocables {

//! JSON as editors let people write it (comments of both kinds, commas after the last element, a byte order mark) as plain JSON of the same
//! length: what is taken out becomes spaces, so that places stay what they are. What is wrong otherwise stays wrong.
QByteArray withoutComments(QByteArray text);

//! `line:column` of a byte, both from 1 on, the column in characters.
QString placeOf(const QByteArray &text, qsizetype offset);

} // namespace invocables
