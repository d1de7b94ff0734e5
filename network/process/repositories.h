// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QStringList>

namespace network {

//! A repository of version control: the settings in it name programs that the person's own tools run, so that what a sandbox could
//! write there would be run outside.
struct Repository {
    //! What makes a folder one (`…/.git`, a folder or a file that names one), or itself where it is bare. Without links on the way.
    QString path;
    //! Which of the names it has: `.git`, `.hg`; `.git` of a bare one, too.
    QString kind;
    //! Changes when another is put in its place.
    QByteArray identity;
    //! What may not be written: itself, what its links and its `gitdir:` lead to, the hooks and settings that its settings name.
    QStringList kept;
};

//! The repositories in some folders, also those in others: what is found in the first 20,000 folders, the nearer before the deeper, and
//! no more than 200. No link is followed. A value; finding them reads the disk and belongs on a worker.
struct Repositories {
    QList<Repository> found;
    //! There were more folders, or more repositories.
    bool wasCut = false;

    static Repositories in(const QStringList &folders);

    //! What a sandbox may only read, but for the repositories of these kinds.
    QStringList kept(const QStringList &openKinds) const;
    //! Those that were not there before, or have been replaced since.
    QStringList madeSince(const Repositories &before) const;

    //! Whether entries of this name make a repository of the folder that they are in.
    static bool isKind(const QString &name);
};

//! Whether git takes a folder for a repository whatever its name is.
bool looksLikeRepository(const QString &folder);

} // namespace network
