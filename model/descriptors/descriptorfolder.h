// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace model {

//! The TOML files below a folder, as paths within it without their ending, sorted; at most 2,000, at most 4 folders deep.
//! Symbolic links to folders are not followed, since they may lead in circles.
QStringList descriptorNames(const QString &folder);

//! What is to be watched of a descriptor folder: its folders and files, or where it is not there the folder that it would be in.
QStringList watchedPaths(const QString &folder);

} // namespace model
