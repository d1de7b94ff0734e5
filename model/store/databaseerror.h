// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QSqlError>

namespace model {

//! A Storage error worded for the person; SQLite's text and code are its detail.
Error storageError(const QSqlError &error);
//! Another connection is writing; it is worth trying again.
bool isBusy(const QSqlError &error);
//! The same of what storageError() has made.
bool isBusy(const Error &error);
//! The file is not as it was written.
bool isDamage(const QSqlError &error);
//! A row that the table does not take: what is in it is of another type, or refers to nothing.
bool isRefusal(const Error &error);
//! Such an error for a sentence that names a file, as `%1`.
tl::unexpected<Error> failureAt(const QString &sentence, const QString &path, ErrorCategory category = ErrorCategory::Storage);
//! Where help is, for the end of a sentence about damage.
QString repairHint();

} // namespace model
