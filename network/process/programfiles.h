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

//! The absolute path of a program: as it stands where it has a slash, else the first of that name in the absolute folders of `path`
//! (as in PATH). Empty where there is none that can be executed.
QString findProgram(const QString &name, const QString &path);

//! What must be readable for a program to run, beside the system's own folders: itself, what its links lead to, the interpreter
//! that its first line names, the libraries beside its `bin`, and all of a version manager that keeps it as a shim. Nothing that lies in
//! a folder which is named, too.
QStringList filesNeededBy(const QString &program, const QString &path);

} // namespace network
