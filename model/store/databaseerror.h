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

} // namespace model
