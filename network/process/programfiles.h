// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace network {

//! The absolute path of a program: as it stands where it has a slash, else the first of that name in the absolute folders of `path`
//! (as in PATH). Empty where there is none that can be executed.
QString findProgram(const QString &name, const QString &path);

//! What must be readable for a program to run, beside the system's own folders: itself, what its links lead to, the interpreter
//! that its first line names, the libraries beside its `bin`, and all of a version manager that keeps it as a shim. Nothing that lies in
//! a folder which is named, too.
QStringList filesNeededBy(const QString &program, const QString &path);

} // namespace network
