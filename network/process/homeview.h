// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace network {

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

} // namespace network
