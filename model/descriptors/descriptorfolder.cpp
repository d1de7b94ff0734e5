// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfolder.h"

#include <QDir>
#include <QFileInfo>

namespace model {

namespace {

constexpr int maximumDepth = 4;
constexpr int maximumFiles = 2000;

void collect(const QString &folder, const QString &prefix, int depth, QStringList &names, QStringList &folders)
{
    const QDir directory(folder);
    folders += folder;
    for (const QString &file : directory.entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name)) {
        if (names.size() < maximumFiles)
            names += prefix + file.chopped(5);
    }
    if (depth == maximumDepth)
        return;
    const auto filter = QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks;
    for (const QString &child : directory.entryList(filter, QDir::Name))
        collect(folder + QLatin1Char('/') + child, prefix + child + QLatin1Char('/'), depth + 1, names, folders);
}

} // namespace

QStringList descriptorNames(const QString &folder)
{
    QStringList names;
    QStringList folders;
    collect(folder, {}, 0, names, folders);
    return names;
}

QStringList watchedPaths(const QString &folder)
{
    if (!QFileInfo(folder).isDir()) {
        const QString parent = QFileInfo(folder).path();
        return QFileInfo(parent).isDir() ? QStringList(parent) : QStringList();
    }
    QStringList names;
    QStringList folders;
    for (const char *kind : {"providers", "ensembles", "agents", "prompts", "libraries", "scenarios"}) {
        const QString kindFolder = folder + QLatin1Char('/') + QLatin1String(kind);
        if (QFileInfo(kindFolder).isDir())
            collect(kindFolder, QLatin1String(kind) + QLatin1Char('/'), 0, names, folders);
    }
    QStringList paths = folders << folder;
    for (const QString &name : names)
        paths += folder + QLatin1Char('/') + name + QStringLiteral(".toml");
    return paths;
}

} // namespace model
