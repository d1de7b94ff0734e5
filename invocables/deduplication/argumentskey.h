// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"
#include "model/schema/jsontext.h"

namespace invocables {

//! A form of a call's arguments that is equal for those that count as the same: JSON without white space, members sorted by name.
//! Numbers keep their text unless normalised, so that large integers stay apart.
QByteArray argumentsKey(const model::JsonText &arguments, Sameness sameness);

//! Arguments parted into sentences, which may be said in other words, and all that has to be the same.
struct Phrases {
    //! Equal where only words within sentences differ, and no number, sign, name or negation is among them.
    QByteArray frame;
    QStringList texts = {};
};

Phrases phrasesOf(const model::JsonText &arguments);

} // namespace invocables
