// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/schema/jsontext.h"

namespace model {

//! Exchanges with their bodies as an HTTP Archive 1.2, which browsers and other tools read. Bodies that are not UTF-8 are in Base64.
JsonText toHar(const QList<Exchange> &exchanges);

} // namespace model
