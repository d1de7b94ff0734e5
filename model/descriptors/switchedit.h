// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QByteArray>
#include <QString>

namespace model {

//! A descriptor's text with one switch set and everything else, comments and layout included, as it was. `table` is the JSON pointer
//! (RFC 6901) of the table that has the switch, `/ensemble` or `/invokers/2`; where it has none, the switch is written before the
//! table's first key.
//! \return a Usage error where the text cannot be edited in this way, a Validation error where it is no TOML.
Result<QByteArray> withSwitch(const QByteArray &text, const QString &table, const QString &key, bool on);

//! The same for a key whose value is a word, such as `approval = "ask"`: letters only.
Result<QByteArray> withWord(const QByteArray &text, const QString &table, const QString &key, const QString &word);

} // namespace model
