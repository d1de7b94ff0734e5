// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace model {

//! What a workspace folder is where it is more than a folder of work: the home folder of a person or one above it, where programs keep
//! what they run by themselves, or one below a hidden entry of it.
enum class WorkspaceKind { Plain, Home, AboveHome, HiddenInHome };

//! Where the environment names no home folder, the one of the system's list of users stands there from now on, for this program and for
//! all that it starts: Qt would take the root of the file system for it. To be called once, at the beginning.
void provideHome();

//! The home folders that this machine is known to have, canonical: the person's own by the environment and by the system's list,
//! the administrator's, and those in `/home` that have start-up files in them.
QStringList homeFolders();
//! The folders in one such as `/home` that have start-up files in them, which a project there has not; at most 256.
QStringList homesIn(const QString &folder);
//! Whether a canonical path is `folder` or below it; nothing is within an empty one.
bool isWithin(const QString &path, const QString &folder);
//! Whether it is, or is below, an entry of a home folder whose name begins with a dot.
bool isHiddenInHome(const QString &canonicalPath);

WorkspaceKind workspaceKind(const QString &canonicalFolder);
//! What a person should know of these workspace folders, a sentence for each that is more than a folder of work.
QStringList workspaceWarnings(const QStringList &canonicalFolders);

} // namespace model
