// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/description/modelentry.h"

namespace network {

//! Names and values of body members, in their order.
using NamedValues = QList<std::pair<QString, model::JsonText>>;

//! What becomes of a person's controls: members of the request's body, and attributes of the model that they set.
struct AppliedControls {
    ModelEntry entry;
    NamedValues members;
};

//! `values`: by the controls' names. Those that the model has not, or that are out of its limits, are left out: they stay with the
//! conversation for the next model that has them.
AppliedControls applyControls(const ModelEntry &entry, const NamedValues &values);

//! `above` over `below`: of two objects the members of both, one by one; else `above`. Texts stay as they are.
model::JsonText mergedJson(const model::JsonText &below, const model::JsonText &above);

} // namespace network
