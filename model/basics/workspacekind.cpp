// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/workspacekind.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <pwd.h>
#include <unistd.h>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostHomes = 256;

struct WorkspaceKindTexts {
    Q_DECLARE_TR_FUNCTIONS(WorkspaceKind)
};

//! By the system's list of users. Asked once: it may be kept on another machine.
const QString &listedHome()
{
    static const QString home = [] {
        const passwd *entry = ::getpwuid(::getuid());
        return entry && entry->pw_dir ? QFile::decodeName(entry->pw_dir) : QString();
    }();
    return home;
}

//! A project may lie in `/home` as well.
bool hasStartUpFiles(const QString &folder)
{
    static const QStringList names {u".bashrc"_s, u".profile"_s, u".bash_profile"_s, u".zshrc"_s, u".config"_s, u".local"_s, u".ssh"_s};
    return std::any_of(names.begin(), names.end(), [&folder](const QString &name) { return QFileInfo::exists(folder + u'/' + name); });
}

QString warning(const QString &folder)
{
    switch (workspaceKind(folder)) {
    case WorkspaceKind::Plain: break;
    case WorkspaceKind::Home:
        return WorkspaceKindTexts::tr(
            "The workspace %1 is a home folder. Commands in a sandbox get what is visible in it, file tools all of it.")
            .arg(folder);
    case WorkspaceKind::AboveHome:
        return WorkspaceKindTexts::tr(
            "The workspace %1 has a home folder in it. Commands in a sandbox get what is visible in it, file tools all of it.")
            .arg(folder);
    case WorkspaceKind::HiddenInHome:
        return WorkspaceKindTexts::tr(
            "The workspace %1 is in a hidden part of a home folder, where programs keep settings and what they run.")
            .arg(folder);
    }
    return {};
}

} // namespace

void provideHome()
{
    if (qEnvironmentVariableIsEmpty("HOME") && QDir::isAbsolutePath(listedHome()))
        qputenv("HOME", QFile::encodeName(listedHome()));
}

QStringList homesIn(const QString &folder)
{
    QStringList homes;
    for (const QString &name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (homes.size() < mostHomes && hasStartUpFiles(folder + u'/' + name))
            homes.append(folder + u'/' + name);
    }
    return homes;
}

QStringList homeFolders()
{
    const QStringList folders = QStringList {QDir::homePath(), listedHome(), u"/root"_s} + homesIn(u"/home"_s);
    QStringList canonical;
    for (const QString &folder : folders) {
        const QString path = folder.isEmpty() ? QString() : QFileInfo(folder).canonicalFilePath();
        if (!path.isEmpty() && !canonical.contains(path))
            canonical.append(path);
    }
    return canonical;
}

bool isWithin(const QString &path, const QString &folder)
{
    return !folder.isEmpty() && (path == folder || path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/'));
}

bool isHiddenInHome(const QString &canonicalPath)
{
    const QStringList homes = homeFolders();
    return std::any_of(homes.begin(), homes.end(),
        [&canonicalPath](const QString &home) { return canonicalPath.startsWith(home.endsWith(u'/') ? home + u'.' : home + u"/."_s); });
}

WorkspaceKind workspaceKind(const QString &canonicalFolder)
{
    const QStringList homes = homeFolders();
    if (homes.contains(canonicalFolder))
        return WorkspaceKind::Home;
    if (std::any_of(homes.begin(), homes.end(), [&canonicalFolder](const QString &home) { return isWithin(home, canonicalFolder); }))
        return WorkspaceKind::AboveHome;
    return isHiddenInHome(canonicalFolder) ? WorkspaceKind::HiddenInHome : WorkspaceKind::Plain;
}

QStringList workspaceWarnings(const QStringList &canonicalFolders)
{
    QStringList sentences;
    for (const QString &folder : canonicalFolders)
        sentences.append(warning(folder));
    sentences.removeAll(QString());
    return sentences;
}

} // namespace model
