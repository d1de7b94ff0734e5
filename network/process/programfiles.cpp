// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/programfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

QProcessEnvironment programEnvironment(const QString &path, const QStringList &names, bool sandboxed)
{
    static const QStringList usual {u"USER"_s, u"LOGNAME"_s, u"SHELL"_s, u"LANG"_s, u"LANGUAGE"_s, u"LC_ALL"_s, u"LC_CTYPE"_s, u"TZ"_s};
    // Of folders that a sandbox does not have.
    static const QStringList usualOutside {u"TMPDIR"_s, u"XDG_RUNTIME_DIR"_s};
    const QProcessEnvironment whole = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment allowed;
    for (const QString &name : usual + (sandboxed ? QStringList() : usualOutside) + names) {
        if (whole.contains(name))
            allowed.insert(name, whole.value(name));
    }
    allowed.insert(u"HOME"_s, QDir::homePath());
    allowed.insert(u"PATH"_s, path);
    return allowed;
}

bool isVariableName(const QString &text)
{
    static const QRegularExpression form(u"^[A-Za-z_][A-Za-z0-9_]*\\z"_s);
    return form.match(text).hasMatch();
}

namespace {

// Of links and interpreters that lead to others.
constexpr int longestChain = 12;

//! The programs that the first line of a script names: an interpreter, and what `env` would look for.
QStringList interpretersOf(const QString &script, const QString &path)
{
    QFile file(script);
    if (!QFileInfo(script).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray line = file.readLine(256);
    if (!line.startsWith("#!"))
        return {};
    QStringList words = QString::fromUtf8(line.mid(2)).simplified().split(u' ');
    QStringList programs {words.takeFirst()};
    for (const QString &word : words) {
        if (programs.first().endsWith(u"/env") && !word.startsWith(u'-') && !word.contains(u'='))
            programs.append(findProgram(word, path));
    }
    return programs;
}

//! The folders that go with a program in this one.
QStringList companionsIn(const QString &folder)
{
    const QString prefix = QFileInfo(folder).path();
    if (QFileInfo(folder).fileName() == u"shims")
        return {prefix};
    if (QFileInfo(folder).fileName() != u"bin")
        return {};
    QStringList companions {folder};
    for (const QString &name : {u"lib"_s, u"lib64"_s, u"libexec"_s, u"pyvenv.cfg"_s}) {
        if (prefix != QDir::homePath() && QFileInfo::exists(prefix + u'/' + name))
            companions.append(QDir::cleanPath(prefix + u'/' + name));
    }
    return companions;
}

//! What lies in a folder of the list is seen there as it is. Naming it again would put a file where there is a link, such as a virtual
//! environment's Python, and nothing can be put there once its folder is seen.
QStringList withoutContents(QStringList paths)
{
    const QStringList all = paths;
    paths.removeIf([&all](const QString &path) {
        return std::any_of(
            all.begin(), all.end(), [&path](const QString &folder) { return path.startsWith(folder + u'/') && QFileInfo(folder).isDir(); });
    });
    return paths;
}

} // namespace

QString findProgram(const QString &name, const QString &path)
{
    if (name.contains(u'/')) {
        const QFileInfo file(name);
        return file.isAbsolute() && file.isFile() && file.isExecutable() ? name : QString();
    }
    QStringList folders = path.split(u':');
    // The system takes an empty entry for the working folder, where anybody may have put a program.
    folders.removeIf([](const QString &folder) { return !folder.startsWith(u'/'); });
    return name.isEmpty() || folders.isEmpty() ? QString() : QStandardPaths::findExecutable(name, folders);
}

QStringList filesNeededBy(const QString &program, const QString &path)
{
    QStringList needed;
    QStringList waiting {program};
    for (int step = 0; step < longestChain && !waiting.isEmpty(); ++step) {
        const QFileInfo file(waiting.takeFirst());
        if (!file.isAbsolute() || needed.contains(file.filePath()))
            continue;
        needed.append(file.filePath());
        needed += companionsIn(file.path());
        if (file.isSymLink())
            waiting.append(QDir::cleanPath(file.symLinkTarget()));
        else
            waiting += interpretersOf(file.filePath(), path);
    }
    needed.removeDuplicates();
    return withoutContents(needed);
}

} // namespace network
