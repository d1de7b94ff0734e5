// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/shellanswer.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestKeptAnswer = 1024 * 1024;

//! Those of sh, bash, zsh, fish, ksh and csh; folders tell of what is added to them. What these files read in turn is not known.
QStringList filesOfShells()
{
    const QString home = QDir::homePath() + u'/';
    const QString zsh = qEnvironmentVariable("ZDOTDIR", QDir::homePath()) + u'/';
    const QString settings = qEnvironmentVariable("XDG_CONFIG_HOME", home + u".config"_s) + u'/';
    QStringList files {u"/etc/environment"_s, u"/etc/profile"_s, u"/etc/profile.d"_s, u"/etc/bash.bashrc"_s, u"/etc/bashrc"_s,
        u"/etc/zshenv"_s, u"/etc/zprofile"_s, u"/etc/zshrc"_s, u"/etc/zlogin"_s, u"/etc/zsh/zshenv"_s, u"/etc/zsh/zprofile"_s,
        u"/etc/zsh/zshrc"_s, u"/etc/zsh/zlogin"_s, u"/etc/fish/config.fish"_s, u"/etc/fish/conf.d"_s, u"/etc/csh.login"_s};
    for (const QString &name : {u".profile"_s, u".bash_profile"_s, u".bash_login"_s, u".bashrc"_s, u".kshrc"_s, u".mkshrc"_s, u".cshrc"_s,
             u".tcshrc"_s, u".login"_s})
        files.append(home + name);
    for (const QString &name : {u".zshenv"_s, u".zprofile"_s, u".zshrc"_s, u".zlogin"_s})
        files.append(zsh + name);
    for (const QString &name : {u"fish/config.fish"_s, u"fish/conf.d"_s, u"fish/fish_variables"_s, u"environment.d"_s})
        files.append(settings + name);
    return files;
}

} // namespace

ShellAnswer ShellAnswer::begin(const QString &shell)
{
    ShellAnswer answer;
    answer.shell = shell;
    for (const QString &name : filesOfShells()) {
        const QFileInfo found(name);
        if (found.exists())
            answer.startUpFiles.append(u"%1 %2 %3"_s.arg(name).arg(found.size()).arg(found.lastModified().toMSecsSinceEpoch()));
    }
    return answer;
}

std::optional<ShellAnswer> ShellAnswer::read(const QString &place)
{
    QFile kept(place);
    if (!kept.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject json = QJsonDocument::fromJson(kept.read(longestKeptAnswer)).object();
    ShellAnswer answer;
    answer.shell = json[u"shell"].toString();
    answer.startUpFiles = json[u"files"].toVariant().toStringList();
    answer.path = json[u"path"].toString();
    answer.process = json[u"process"].toInteger();
    answer.file = json[u"answer"].toString();
    return answer.shell.isEmpty() ? std::nullopt : std::optional(answer);
}

bool ShellAnswer::keep(const QString &place) const
{
    const QJsonObject json {{u"shell"_s, shell}, {u"files"_s, QJsonArray::fromStringList(startUpFiles)}, {u"path"_s, path},
        {u"process"_s, process}, {u"answer"_s, file}};
    QSaveFile kept(place);
    return kept.open(QIODevice::WriteOnly) && kept.write(QJsonDocument(json).toJson()) > 0 && kept.commit();
}

} // namespace network
