// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"

namespace model {

//! Exchanges of an HTTP Archive 1.2, as browsers and other tools write them: with the bodies that it has, and without arrivals, which it
//! does not know. Keys that stand in it are in the exchanges: whoever keeps these takes them out. What browsers leave out (a body, a
//! status) is empty.
//! \return a Usage error that names the entry which is none, or says that the text is no archive.
Result<QList<Exchange>> fromHar(const QByteArray &text);

//! Whether the text begins as an archive does, and not as lines of JSON.
bool looksLikeHar(const QByteArray &text);

} // namespace model
