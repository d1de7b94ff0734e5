// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

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

} // namespace network
