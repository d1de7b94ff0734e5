// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/worker.h"
#include "invocables/files/pathguard.h"
#include "invocables/tools/invocationcontext.h"

#include <mutex>

namespace invocables {

//! No tool reads or writes a larger file, in bytes.
constexpr qint64 largestFile = 16 * 1024 * 1024;

//! The whole of a file. \return an Execution error where it is larger than `largestFile`.
model::Result<QByteArray> readBytes(const GuardedPath &path, const StopFlag &stop);

//! Held from reading a file to writing it, so that two edits of one round do not undo each other.
//! Whoever holds it may call what takes it as well.
std::unique_lock<std::recursive_mutex> lockFiles();

enum class WriteMode { Replace, ErrorIfExists };

//! Writes a file whole or not at all: a temporary file beside it takes its place. The mode of an existing file is kept, unless
//! `permissions` says another; missing folders are made. \return an Execution error where something else than a regular file is in the
//! place.
model::Result<void> writeBytes(const GuardedPath &path, const QByteArray &bytes, WriteMode mode, std::optional<mode_t> permissions = {});

//! \return an error where there is none, or something else than a regular file.
model::Result<void> removeFile(const GuardedPath &path);

//! Tells one content from another; of no file where there is none: empty.
QByteArray fileFingerprint(const std::optional<QByteArray> &bytes);

//! To be called with lockFiles() held. \return an Execution error where the file is not as a person has seen it, or where it leads
//! elsewhere; what nobody has seen may be anything.
model::Result<void> checkUnchanged(const GuardedPath &path, const std::optional<SeenFile> &seen, const StopFlag &stop);

//! \return an Execution error where the bytes are no text in that encoding, a Validation error for an unknown encoding.
model::Result<QString> decodeText(const QByteArray &bytes, const QString &encoding, const QString &shown);

} // namespace invocables
