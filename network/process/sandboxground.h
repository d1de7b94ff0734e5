// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/mountpoint.h"
#include "network/process/repositories.h"

#include <vector>

namespace network {

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

} // namespace network
