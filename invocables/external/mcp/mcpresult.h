// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcptool.h"
#include "invocables/tools/invocable.h"
#include "model/conversation/canister.h"

namespace invocables {

//! What an MCP content block is in a canister: texts, pictures, files; links in words. Nothing where it is no content block at all.
model::Contents contentsOfBlock(const model::JsonText &block);

//! The same for the contents of a resource: `{uri, mimeType, text | blob}`.
model::Contents contentsOfResource(const model::JsonText &resource);

//! The same as a document, whose title tells where it comes from; `uri` counts where the contents do not say theirs.
model::Canister documentOfResource(const model::JsonText &resource, const QString &uri);

//! The last part of a URI, as a name for a file.
QString nameOfUri(const QString &uri);

//! Makes a result of what a server answers to `tools/call`. `isModern`: structured content may be any JSON value, null among them.
//! \return an Execution error where the tool reports one, or its structured content is not what it promised; a Fatal one where the answer
//! makes no sense. `limit`: bytes of an error's text.
model::Result<InvocableResult> readMcpResult(const model::JsonText &answer, const McpTool &tool, bool isModern, qint64 limit);

} // namespace invocables
