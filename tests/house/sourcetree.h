// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <functional>

//! Reading a source tree; paths are relative to its root.
namespace house::tree {

//! Lowest first.
QStringList rooms();
//! Every file below `folders` whose name ends in one of `endings`; test data is left out.
QStringList files(const QString &root, const QStringList &folders, const QStringList &endings);
QStringList lines(const QString &root, const QString &file);

//! Calls `visit` with the path between the quotes or angle brackets, and the line's number.
using IncludeVisitor = std::function<void(const QString &path, bool quoted, int line)>;
void forEachInclude(const QString &root, const QString &file, const IncludeVisitor &visit);

QString complaint(const QString &file, int line, const QString &text);

} // namespace house::tree
