// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace network {

//! What a program in a sandbox can reach beside the system's own folders, which it can read. Absolute paths; what is not there is
//! left out. Everything else is hidden: the home folder is empty, `/tmp` its own, `/run` and `/var` are not there.
struct Sandbox {
    //! Descriptors and hooks of version control in them (`.parlance`, `.git/hooks`) can only be read: they would be executed outside.
    QStringList writable = {};
    QStringList readable = {};
    bool network = false;

    //! The vector that runs `vector` under bubblewrap (bwrap(1)) in `folder`: in namespaces of its own, in a session of its own, with
    //! no capabilities, ended when its parent ends. The environment is the caller's matter: here it would be seen by everybody.
    QStringList wrapped(const QString &bubblewrap, const QStringList &vector, const QString &folder) const;
};

} // namespace network
