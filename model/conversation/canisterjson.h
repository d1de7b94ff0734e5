// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

namespace model {

class JsonWriter;

//! Canonical leaves out identifiers, times, durations and usage, so that two runs can be compared.
enum class CanisterForm { Whole, Canonical };

//! The one JSON form of a canister: in the store, in `show --json`, in turn events and in exports. Keys in a fixed order, so that
//! the same canister always gives the same bytes.
JsonText toJson(const Canister &canister, CanisterForm form = CanisterForm::Whole);
//! Unknown members are ignored; an unknown role or a malformed content is a Validation error.
Result<Canister> canisterFromJson(const JsonText &text);

JsonText toJson(const Contents &contents);
Result<Contents> contentsFromJson(const JsonText &text);
JsonText toJson(const Usage &usage);
//! An array of objects with `name`, `milliseconds` and, where there is one, `remark`.
void write(JsonWriter &writer, const QList<InvocationStep> &steps);

} // namespace model
