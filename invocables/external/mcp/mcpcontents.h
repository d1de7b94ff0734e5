// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

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

} // namespace invocables
