// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

namespace support {

//! Writes a file, and makes its folder. A test whose files cannot be written ends at once.
void write(const QString &path, const QByteArray &bytes);
//! The same for a script, which may then be started.
void writeProgram(const QString &path, const QByteArray &text);
//! Null where there is no such file.
QByteArray read(const QString &path);

//! Where the tests' data lies, and the project; without a slash at the end.
QString dataFolder();
QString projectFolder();

//! Bytes of address space (RLIMIT_AS) that leave this process some memory, and no room for the stack of another thread.
quint64 addressSpaceWithoutAThread();

} // namespace support
