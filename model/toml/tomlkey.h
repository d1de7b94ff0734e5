// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/tomlscanner.h"

#include <QStringList>

namespace model {

//! The name that one part of a key says: a bare word, or what stands between the quotes.
QString keyPart(QStringView token);
//! The parts of a key between two tokens, dots and spaces left out.
QStringList keyParts(QStringView text, const QList<TomlToken> &tokens, qsizetype first, qsizetype end);
//! The name as it must be written in a key: bare where it can be, else in quotes.
QString writtenKey(const QString &name);
//! The text as a TOML string on one line.
QString writtenString(const QString &text);

} // namespace model
