// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfolder.h"

#include <QDirIterator>

namespace model {

namespace {

constexpr int maximumDepth = 4;
constexpr int maximumFiles = 2000;

void collect(const QString &folder, const QString &prefix, int depth, DescriptorFolder &found)
{
    found.folders += folder;
    QStringList files;
    QStringList children;
    QDirIterator entries(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    while (entries.hasNext()) {
        entries.next();
        const QFileInfo entry = entries.fileInfo();
        if (!entry.isDir() && entry.fileName().endsWith(QLatin1String(".toml")))
            files += entry.fileName();
        else if (entry.isDir() && !entry.isSymLink())
            children += entry.fileName();
    }
    files.sort();
    children.sort();
    for (const QString &file : std::as_const(files)) {
        if (found.names.size() < maximumFiles)
            found.names += prefix + file.chopped(5);
    }
    for (const QString &child : depth < maximumDepth ? children : QStringList())
        collect(folder + QLatin1Char('/') + child, prefix + child + QLatin1Char('/'), depth + 1, found);
}

} // namespace

DescriptorFolder DescriptorFolder::read(const QString &folder)
{
    DescriptorFolder found;
    if (QFileInfo(folder).isDir())
        collect(folder, {}, 0, found);
    return found;
}

} // namespace model
