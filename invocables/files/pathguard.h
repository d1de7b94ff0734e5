// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/filedescriptor.h"
#include "model/basics/result.h"

#include <QStringList>

namespace invocables {

//! A place inside a workspace folder, as PathGuard found it.
struct GuardedPath {
    //! The workspace folder, canonical.
    QString folder;
    //! The way from there, without links and without `..`; empty for the folder itself.
    QStringList components;
    bool exists = false;
    //! In a dot-folder, or named like a key: a person is asked, whatever the approval says.
    bool sensitive = false;

    //! Relative to the folder, for people; `.` for the folder itself.
    QString shown() const;
    QString absolute() const;
};

//! Keeps file tools inside the workspace folders. Links that stay inside are followed when a path is looked up; when it is
//! opened, the way is walked from the folder on, one component after the other, following no link, so that one that is swapped in
//! between leads nowhere. A value without state; used on workers.
class PathGuard
{
public:
    explicit PathGuard(QStringList folders)
        : m_folders(std::move(folders))
    {
    }

    //! `path` is relative to a workspace folder (the first in which it exists, else the first), or absolute and inside one.
    //! \return a Permission error where it leads out or no folder is picked, a Validation error where it is no path.
    model::Result<GuardedPath> locate(const QString &path) const;

    //! \return an Execution error where there is no such file, or where it is no regular file (a device, a FIFO, a folder). Never hangs.
    static model::Result<FileDescriptor> openFile(const GuardedPath &path);
    static model::Result<FileDescriptor> openFolder(const GuardedPath &path);
    //! The folder that a file is in; missing folders on the way are made.
    static model::Result<FileDescriptor> openParentForWriting(const GuardedPath &path);

    //! Whether a file of this name is likely to hold a secret.
    static bool looksLikeKey(const QString &fileName);

private:
    model::Result<GuardedPath> locateIn(const QString &folder, const QString &path) const;

    QStringList m_folders;
};

} // namespace invocables
