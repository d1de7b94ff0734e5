// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

#include <QStringList>

namespace network {

//! A tool as the contract lists it.
struct ContractTool {
    model::ToolDeclaration declaration;
    QStringList aliases;
};

//! What a model that cannot call tools is told in the supervisor text: the tools with the schemas of their arguments, and the JSON by
//! which it calls one or answers. The same tools always give the same text. Empty where there are none.
QString toolContract(const QList<ContractTool> &tools);

//! The tools alone, as they stand in it: `{"tools": [{"name", "description", "parameters", "aliases"}]}`.
model::JsonText contractToolsJson(const QList<ContractTool> &tools);

} // namespace network
