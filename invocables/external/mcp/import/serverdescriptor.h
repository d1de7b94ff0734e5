// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/serverdraft.h"

namespace invocables {

//! The descriptor of a server's ensemble as TOML, laid out as the templates are. `origin`: where it comes from, for a comment.
QByteArray descriptorOf(const ServerDraft &draft, const QString &origin);

} // namespace invocables
