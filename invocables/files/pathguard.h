// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/filedescriptor.h"
#include "model/basics/result.h"

#include <QString>
#include <QStringList>

#include <sys/types.h>

namespace invocables {

//! Whether a file of this name is one that a person decides about: it is likely to hold a secret, or other programs run what is in it
//! by themselves (shells, direnv, editors, version control). Of names that begin with a dot all are, but those that only name or lay out
//! files.
bool isSensitiveFile(const QString &fileName);

//! What the system's error number says of a path, as a tool's error: Permission where access is denied or a link was met where none
//! may be, Execution for the rest.
tl::unexpected<model::Error> fileFailure(int systemError, const QString &path);
//! A device, a socket or a FIFO.
tl::unexpected<model::Error> notRegular(const QString &path);

//! A folder by what the system knows it by, whatever it is called.
struct FolderIdentity {
    dev_t device = 0;
    ino_t number = 0;

    bool operator==(const FolderIdentity &) const = default;
};

//! A place inside a workspace folder, as PathGuard found it.
struct GuardedPath {
    //! The workspace folder, canonical.
    QString folder;
    //! The way from there, without links and without `..`; empty for the folder itself.
    QStringList components;
    bool exists = false;
    //! Hidden, named like a key, or run by other programs: a person is asked, whatever the approval says.
    bool sensitive = false;
    //! Folders that are not entered, however they are reached.
    QList<FolderIdentity> closed = {};

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
    //! Nothing at or below a `hidden` folder is ever found, whatever the workspace folders are.
    explicit PathGuard(QStringList folders, QStringList hidden = {})
        : m_folders(std::move(folders))
        , m_hidden(std::move(hidden))
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
    //! Whether an open folder is one that a walk to `path` may not enter.
    static bool isClosed(const GuardedPath &path, int folder);

private:
    model::Result<GuardedPath> locateIn(const QString &folder, const QString &path) const;
    QList<FolderIdentity> closedFolders() const;

    QStringList m_folders;
    QStringList m_hidden;
};

} // namespace invocables
