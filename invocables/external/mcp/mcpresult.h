// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcptool.h"
#include "invocables/tools/invocable.h"

namespace invocables {

//! Makes a result of what a server answers to `tools/call`. `isModern`: structured content may be any JSON value, null among them.
//! \return an Execution error where the tool reports one, or its structured content is not what it promised; a Fatal one where the answer
//! makes no sense. `limit`: bytes of an error's text.
model::Result<InvocableResult> readMcpResult(const model::JsonText &answer, const McpTool &tool, bool isModern, qint64 limit);

} // namespace invocables
