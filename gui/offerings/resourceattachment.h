// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"

namespace gui {

//! What was read of a resource (see invocables::McpReadJob) as something that goes with a message: text as a document that says where it
//! comes from, a picture as a picture. \return a Usage error for the person where it is neither, or too large.
model::Result<Attachment> attachmentOf(const model::Canister &document);

} // namespace gui
