// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace gui {

//! How parlance-attachment ends.
enum class AttachmentExit { Written, NotThere, Unreadable };

} // namespace gui
