// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/loginpath.h"

#include "model/basics/privatefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSaveFile>
#include <QUuid>

#include <csignal>
#include <utility>

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
            answer.startUpFiles.append(
                u"%1 %2 %3"_s.arg(name, QString::number(found.size()), QString::number(found.lastModified().toMSecsSinceEpoch())));
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
    return model::openPrivately(kept) && model::writeWhole(kept, QJsonDocument(json).toJson()) && model::commitWhole(kept);
}

namespace {

constexpr qint64 longestShellAnswer = 1024 * 1024;
constexpr qint64 secondsOfNoAnswer = 24 * 3600;

//! What the login shell is told to do. A program of its own writes the answer: whatever the shell's files print, and whatever the shell's
//! language is, PATH is in that program's environment.
QString question()
{
    return u"/bin/sh -c 'printf %s \"$PATH\" >\"$PARLANCE_PATH_ANSWER\"'"_s;
}

//! Its arguments: the file for the answer, which is there once it is whole, the shell and the question.
QString asking()
{
    return uR"(PARLANCE_PATH_ANSWER="$1.new"; export PARLANCE_PATH_ANSWER
(umask 077; : >"$1.new") || exit
"$2" -i -l -c "$3"
[ -s "$1.new" ] || "$2" -l -c "$3"
mv -f "$1.new" "$1")"_s;
}

} // namespace

LoginPath::LoginPath(const QString &shell, const QString &folder, QObject *parent, int patienceMilliseconds)
    : QObject(parent)
    , m_shell(shell)
    , m_folder(folder)
{
    m_patience.setInterval(patienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, &LoginPath::giveUp);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &LoginPath::look);
}

LoginPath::~LoginPath() = default;

void LoginPath::ask()
{
    if (std::exchange(m_asked, true))
        return;
    QMetaObject::invokeMethod(this, &LoginPath::begin, Qt::QueuedConnection);
}

void LoginPath::begin()
{
    if (m_shell.isEmpty()) {
        m_complaint = tr("There is no login shell that could give its PATH.");
        settle();
        return;
    }
    if (!QFileInfo(m_folder).isWritable()) {
        m_ownFolder = std::make_unique<QTemporaryDir>();
        m_folder = m_ownFolder->path();
    }
    const ShellAnswer wanted = ShellAnswer::begin(m_shell);
    // Before its answer is looked for, since it may end between the two.
    const bool isUnderWay = isBeingAsked(wanted);
    collected();
    const auto kept = ShellAnswer::read(keptFile());
    const bool isOld = kept && kept->path.isEmpty()
        && QFileInfo(keptFile()).lastModified().secsTo(QDateTime::currentDateTime()) > secondsOfNoAnswer;
    if (kept && kept->isAsOf(wanted) && !isOld) {
        take(*kept);
        return;
    }
    // Until it has told what changed.
    if (kept && kept->shell == m_shell)
        m_path = kept->path;
    m_watcher.addPath(m_folder);
    if (!isUnderWay && !start(wanted)) {
        m_complaint = tr("The login shell %1 cannot be asked for its PATH.").arg(m_shell);
        settle();
        return;
    }
    m_patience.start();
    look();
}

bool LoginPath::start(ShellAnswer asked)
{
    asked.file = m_folder + u"/login-path."_s + QUuid::createUuid().toString(QUuid::Id128);
    QProcess shell;
    shell.setProgram(u"/bin/sh"_s);
    shell.setArguments({u"-c"_s, asking(), u"parlance-login-path"_s, asked.file, m_shell, question()});
    shell.setWorkingDirectory(QDir::home().exists() ? QDir::homePath() : QDir::rootPath());
    shell.setStandardInputFile(QProcess::nullDevice());
    shell.setStandardOutputFile(QProcess::nullDevice());
    shell.setStandardErrorFile(QProcess::nullDevice());
    shell.setChildProcessModifier([] { std::signal(SIGPIPE, SIG_DFL); });
    // First without its number: where its answer could not be found again, no shell is started.
    return asked.keep(askedFile()) && shell.startDetached(&asked.process) && asked.keep(askedFile());
}

//! By this program or another one. The number of a process may be another's by now, which does not name the file.
bool LoginPath::isBeingAsked(const ShellAnswer &wanted) const
{
    const auto asked = ShellAnswer::read(askedFile());
    if (!asked || !asked->isAsOf(wanted))
        return false;
    QFile commandLine(u"/proc/%1/cmdline"_s.arg(asked->process));
    return commandLine.open(QIODevice::ReadOnly) && commandLine.read(longestShellAnswer).contains(QFile::encodeName(asked->file));
}

//! The answer to what was asked last, once it is there; from then on it is kept.
std::optional<ShellAnswer> LoginPath::collected() const
{
    auto asked = ShellAnswer::read(askedFile());
    QFile written(asked ? asked->file : QString());
    if (!asked || !written.open(QIODevice::ReadOnly))
        return {};
    asked->path = QString::fromUtf8(written.read(longestShellAnswer)).trimmed();
    asked->process = 0;
    asked->file.clear();
    asked->keep(keptFile());
    written.remove();
    QFile::remove(askedFile());
    return asked;
}

void LoginPath::look()
{
    auto answer = collected();
    // Another program may have been faster.
    if (!answer && !QFile::exists(askedFile()))
        answer = ShellAnswer::read(keptFile());
    if (answer && answer->shell == m_shell)
        take(*answer);
}

void LoginPath::take(const ShellAnswer &answer)
{
    m_path = answer.path;
    m_complaint = m_path.isEmpty() ? tr("The login shell %1 did not give its PATH.").arg(m_shell) : QString();
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePath(m_folder);
    if (m_settled && !m_path.isEmpty())
        Q_EMIT toldLate();
    settle();
}

void LoginPath::giveUp()
{
    m_complaint = tr("The login shell %1 did not give its PATH within %2 s, and was left to itself.")
                      .arg(m_shell, QString::number(m_patience.interval() / 1000.0));
    settle();
}

void LoginPath::settle()
{
    m_patience.stop();
    if (!std::exchange(m_settled, true))
        Q_EMIT settled();
}

} // namespace network
