// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/worker.h"
#include "invocables/files/pathguard.h"
#include "model/store/checkpointstore.h"

#include <QByteArray>

#include <ctime>

namespace invocables {

//! All that there is to bring a file back to what it is. A value.
struct FileLook {
    model::FileState state = {};
    QByteArray bytes = {};
    //! How many of the folders on the way are not there.
    int missingFolders = 0;

    //! Reads it, following no link. That nothing is there is no error. Used on a worker.
    //! \return an error where something else than a regular file is in the place or on the way to it, where it is larger than
    //! `largestFile`, or where it is a database that another program has open: its bytes are not all of it.
    static model::Result<FileLook> at(const GuardedPath &path, const StopFlag &stop);
};

//! How many of the folders that a file is in, from its own upwards, have been made since, by the clock that file systems go by
//! (CLOCK_REALTIME_COARSE). One whose file system does not tell, and what is above it, counts as older. Used on a worker.
int foldersMadeSince(const timespec &moment, const GuardedPath &path);

} // namespace invocables
