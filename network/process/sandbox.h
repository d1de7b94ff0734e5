// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/repositories.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace network {

//! An empty folder that nobody can write, made where a sandbox must mount something so that nothing can be put there, and taken away
//! by the last that uses it: removing it would take the mounts of other sandboxes with it, also those of another process. What a killed
//! process left is taken over by the next.
class MountPoint
{
public:
    //! Makes it, or shares one that is there already. What is anything else is left alone.
    explicit MountPoint(const QString &path);
    MountPoint(MountPoint &&other) noexcept;
    MountPoint &operator=(MountPoint &&) = delete;
    ~MountPoint();

private:
    QByteArray m_path;
    //! Of the folder, locked for sharing; -1 where there is nothing to take away.
    int m_folder = -1;
};

//! What a sandbox gets of a folder that is a home folder or above one, instead of all of it: its visible entries, each by itself. What
//! begins with a dot is for programs, which run much of it by themselves; a list of what they run would never end. A value.
class HomeView
{
public:
    HomeView();

    //! Whether a home folder is this folder or below it. `folder` is canonical.
    bool isNeededFor(const QString &folder) const;
    //! Files and folders, at most 300, neither hidden nor a link, nor of the system.
    static QStringList visibleIn(const QString &folder);
    //! Links, which are seen as they are.
    static QStringList linksIn(const QString &folder);
    //! The system's own, which every sandbox can read.
    static const QStringList &systemFolders();
    static bool isOfSystem(const QString &path);

private:
    QStringList m_homes;
};

//! What is found, and made, in the folders that a sandbox may write before a program runs in it. Held until what ran has ended. Making
//! it and asking what was made read the disk: on a worker.
class SandboxGround
{
public:
    explicit SandboxGround(const QStringList &writable);
    ~SandboxGround();
    Q_DISABLE_COPY_MOVE(SandboxGround)

    const Repositories &repositories() const { return m_repositories; }
    //! The repositories that are there now and were not before.
    Repositories now() const { return Repositories::in(m_writable); }
    //! What ran has ended: takes away the folders that had to be made.
    void clear() { m_mountPoints.clear(); }

private:
    const QStringList m_writable;
    const Repositories m_repositories;
    std::vector<MountPoint> m_mountPoints;
};

//! What a program in a sandbox can reach beside the system's own folders, which it can read. Absolute paths; what is not there is
//! left out. Everything else is hidden: the home folder is empty, `/tmp` its own, `/run` and `/var` are not there.
struct Sandbox {
    //! Descriptors in them (`.parlance`) can only be read: they would be executed outside. Of a home folder, or one above, only the visible
    //! entries are there, and nothing can be put beside them.
    QStringList writable = {};
    QStringList readable = {};
    bool network = false;
    //! What cannot be reached even where it lies in one of these.
    QStringList hidden = {};
    //! What can only be read in what is writable, such as repositories. Neither they nor the folders on the way can be moved.
    QStringList kept = {};
    //! The program's own files and folders: can be read even in what is hidden, as long as they are not all of that.
    QStringList program = {};

    //! The vector that runs `vector` under bubblewrap (bwrap(1)) in `folder`: in namespaces of its own, in a session of its own, with
    //! no capabilities, ended when its parent ends. The environment is the caller's matter: here it would be seen by everybody.
    QStringList wrapped(const QString &bubblewrap, const QStringList &vector, const QString &folder) const;
};

} // namespace network
