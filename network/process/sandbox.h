// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace network {

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
