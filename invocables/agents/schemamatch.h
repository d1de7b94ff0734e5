// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QStringList>

namespace invocables {

//! Compares the arguments that an agent's tool specification promises with those that a tool takes, as JSON Schemas, and says where they
//! differ. Pure.
//!
//! They are compatible where every call that fits the specification can be meant for the tool: it has each of the specification's
//! arguments, with a type that takes what the specification allows (an integer is a number), and each argument that it demands is demanded
//! by the specification or has a default there. A tool may have further arguments that can be left out, other descriptions, and narrower
//! bounds, which hold for the call besides. Objects and lists inside are compared alike.
//!
//! They are the same where they say the same as JSON: the order of members, of `required` and of `enum` does not count, nor whether an
//! empty `properties` or `required` and an `additionalProperties` that allows all are written, nor `$schema`, `$id` and `$comment`.
class SchemaMatch final
{
public:
    //! One sentence for each difference that matters, with the argument's name; empty where they go together.
    static QStringList incompatibilities(const model::JsonText &specified, const model::JsonText &taken);
    static bool areSame(const model::JsonText &specified, const model::JsonText &taken);
};

} // namespace invocables
