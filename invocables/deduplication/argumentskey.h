// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/deduplication/deduplication.h"
#include "model/schema/jsontext.h"

namespace invocables {

//! A form of a call's arguments that is equal for those that count as the same: JSON without white space, members sorted by name.
//! Numbers keep their text unless normalised, so that large integers stay apart.
QByteArray argumentsKey(const model::JsonText &arguments, Sameness sameness);

} // namespace invocables
