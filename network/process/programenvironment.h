// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProcessEnvironment>
#include <QStringList>

namespace network {

//! What programs commonly need of the environment and what tells nothing of the person's keys, with `path` as PATH and the variables of
//! these names besides. Those that name folders of the session (TMPDIR, XDG_RUNTIME_DIR) are in it unless it is for a sandbox.
QProcessEnvironment programEnvironment(const QString &path, const QStringList &names, bool sandboxed = false);
//! Whether a text can be the name of a variable (POSIX: letters, digits and `_`, no digit first).
bool isVariableName(const QString &text);

} // namespace network
