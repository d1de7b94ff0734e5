// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/profile.h"

#include "model/basics/privatefile.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace model {

using namespace Qt::StringLiterals;

Profile Profile::inFolder(const QString &folder)
{
    const QString root = QDir(folder).absolutePath();
    return {root + u"/config"_s, root + u"/data"_s, root + u"/cache"_s};
}

Profile Profile::ofDesktop()
{
    const auto folder = [](QStandardPaths::StandardLocation location, const char *variable) {
        const bool hasPlace = !qEnvironmentVariableIsEmpty("HOME") || !qEnvironmentVariableIsEmpty(variable);
        return hasPlace ? QStandardPaths::writableLocation(location) + u"/parlance"_s : QString();
    };
    return {folder(QStandardPaths::GenericConfigLocation, "XDG_CONFIG_HOME"), folder(QStandardPaths::GenericDataLocation, "XDG_DATA_HOME"),
        folder(QStandardPaths::GenericCacheLocation, "XDG_CACHE_HOME")};
}

bool Profile::create() const
{
    for (const QString &folder : folders()) {
        if (!QDir().mkpath(folder) || !QFileInfo(folder).isWritable())
            return false;
        // Just made, or by a version that left them to everybody.
        if (QFileInfo(folder).permissions() & rightsOfOthers)
            makePrivate(folder);
    }
    return true;
}

} // namespace model
