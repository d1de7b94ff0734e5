// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

namespace network {

//! The text of the contract as it was first laid down, with `{registry_json}` where the tools go.
QString standardContract();

//! What a model that cannot call tools is told in the supervisor text: the tools with the schemas of their arguments, and the JSON by
//! which it calls one or answers. The same tools always give the same text. Empty where there are none.
QString toolContract(const QList<model::ToolDeclaration> &tools);

//! The tools alone, as they stand in it: `{"tools": [{"name", "description", "parameters", "aliases"}]}`.
model::JsonText contractToolsJson(const QList<model::ToolDeclaration> &tools);
//! A line for each: its name, its arguments, the first line of its description.
QString contractToolList(const QList<model::ToolDeclaration> &tools);
//! A line of JSON for each, as OpenAI's dialect has them.
QString contractFunctionLines(const QList<model::ToolDeclaration> &tools);

} // namespace network
