// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/homeview.h"

#include "model/basics/workspacekind.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostVisible = 300;

//! Of the root: what the kernel makes, what each sandbox has of its own, and what the system's services keep and run.
bool isClosed(const QString &path)
{
    static const QStringList closed {u"/proc"_s, u"/dev"_s, u"/sys"_s, u"/run"_s, u"/var"_s, u"/tmp"_s, u"/boot"_s, u"/lost+found"_s};
    return closed.contains(path);
}

//! Names that are no UTF-8 cannot be given to a program.
bool canBeNamed(const QFileInfo &file)
{
    return QFile::decodeName(QFile::encodeName(file.filePath())) == file.filePath() && file.exists();
}

QStringList visibleEntries(const QString &folder, QDir::Filters filters, bool links)
{
    QStringList paths;
    for (const QFileInfo &file : QDir(folder).entryInfoList(filters | QDir::NoDotAndDotDot, QDir::Name)) {
        const bool isOpen = !isClosed(file.filePath()) && !HomeView::isOfSystem(file.filePath());
        if (paths.size() < mostVisible && isOpen && file.isSymLink() == links && (links || canBeNamed(file)))
            paths.append(file.filePath());
    }
    return paths;
}

} // namespace

HomeView::HomeView()
    : m_homes(model::homeFolders())
{
}

bool HomeView::isNeededFor(const QString &folder) const
{
    return std::any_of(m_homes.begin(), m_homes.end(), [&folder](const QString &home) { return model::isWithin(home, folder); });
}

QStringList HomeView::visibleIn(const QString &folder)
{
    return visibleEntries(folder, QDir::Dirs | QDir::Files, false);
}

QStringList HomeView::linksIn(const QString &folder)
{
    return visibleEntries(folder, QDir::Dirs | QDir::Files | QDir::System, true);
}

const QStringList &HomeView::systemFolders()
{
    static const QStringList folders {u"/usr"_s, u"/bin"_s, u"/sbin"_s, u"/lib"_s, u"/lib32"_s, u"/lib64"_s, u"/libx32"_s, u"/etc"_s,
        u"/opt"_s, u"/nix"_s, u"/gnu"_s, u"/snap"_s, u"/run/current-system"_s};
    return folders;
}

bool HomeView::isOfSystem(const QString &path)
{
    return std::any_of(
        systemFolders().begin(), systemFolders().end(), [&path](const QString &folder) { return model::isWithin(path, folder); });
}

} // namespace network
