// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFileDevice>
#include <QString>

class QSaveFile;

namespace model {

//! What only its owner may read, which is how everything in a profile is: conversations, what was sent and received, descriptors, the log.
//! The same goes for what is exported of the record.
inline constexpr QFileDevice::Permissions privateRights = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
//! What nobody else has there.
inline constexpr QFileDevice::Permissions rightsOfOthers = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup
    | QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;

//! Opens the file for writing, with these rights before anything is written. \return whether it is open.
bool openPrivately(QFileDevice &file, QIODevice::OpenMode mode = QIODevice::WriteOnly);

//! Writes all of it, or says why not: QIODevice::write() alone may write a part, and then there is no reason to show.
bool writeWhole(QIODevice &device, const QByteArray &bytes);
//! Also what is left in the buffer.
bool flushWhole(QFileDevice &file);

//! Puts the file in its place where all of it has been written; else what was there stays. QSaveFile::commit() alone does not notice that
//! what was left in its buffer did not fit on the disk, and would put an empty file there. \return whether it is in its place.
bool commitWhole(QSaveFile &file);

//! Makes the folder with all those above it, and leaves it to its owner. \return whether it is there.
bool makePrivateFolder(const QString &path);

//! Takes from others what an earlier version, or another program, has left them of the folder and of all that is in it. Follows no links.
void makePrivate(const QString &folder);

} // namespace model
