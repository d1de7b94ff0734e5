// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/sandboxground.h"

#include "network/process/homeview.h"

#include <QFileInfo>

namespace network {

SandboxGround::SandboxGround(const QStringList &writable)
    : m_writable(writable)
    , m_repositories(Repositories::in(writable))
{
    const HomeView homes;
    for (const QString &folder : writable) {
        // A home folder is closed at its root, so that nothing can be put there.
        if (QFileInfo(folder).isDir() && !homes.isNeededFor(QFileInfo(folder).canonicalFilePath()))
            m_mountPoints.emplace_back(folder + QStringLiteral("/.parlance"));
    }
}

SandboxGround::~SandboxGround() = default;

} // namespace network
