// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfolder.h"

#include <QDirIterator>

namespace model {

namespace {

constexpr int deepestFolder = 4;
constexpr int maximumFiles = 2000;

void collect(const QString &folder, const QString &prefix, int depth, bool withGram, DescriptorFolder &found)
{
    found.folders += folder;
    QStringList files;
    QStringList children;
    QDirIterator entries(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    while (entries.hasNext()) {
        entries.next();
        const QFileInfo entry = entries.fileInfo();
        const QString name = entry.fileName();
        const bool isDescriptor = name.endsWith(QLatin1String(".toml")) || (withGram && name.endsWith(QLatin1String(".gram")));
        if (!entry.isDir() && isDescriptor)
            files += name;
        else if (entry.isDir() && !entry.isSymLink())
            children += name;
    }
    files.sort();
    children.sort();
    for (const QString &file : std::as_const(files)) {
        if (found.files.size() < maximumFiles)
            found.files += prefix + file;
    }
    for (const QString &child : depth < deepestFolder ? children : QStringList())
        collect(folder + QLatin1Char('/') + child, prefix + child + QLatin1Char('/'), depth + 1, withGram, found);
}

} // namespace

DescriptorFolder DescriptorFolder::read(const QString &folder, bool withGram)
{
    DescriptorFolder found;
    if (QFileInfo(folder).isDir())
        collect(folder, {}, 0, withGram, found);
    return found;
}

} // namespace model
