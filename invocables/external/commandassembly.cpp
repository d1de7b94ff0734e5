// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandassembly.h"

#include "model/basics/workspacekind.h"
#include "network/process/processhost.h"
#include "network/process/programfiles.h"
#include "network/process/sandbox.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct CommandAssemblyTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandAssembly)
    PARLANCE_PHRASED
};

QString withHome(const QString &path)
{
    return path.startsWith(u"~/") ? QDir::homePath() + path.mid(1) : path;
}

QStringList withHome(QStringList paths)
{
    for (QString &path : paths)
        path = withHome(path);
    return paths;
}

//! Whether binding it would show the home folder, or more.
bool showsHome(const QString &path)
{
    const QString home = QDir::homePath() + u'/';
    return home.startsWith(path.endsWith(u'/') ? path : path + u'/');
}

//! Whether a workspace folder is all that is in a hidden entry of a home folder, such as `~/.config`: much of it is run by itself.
bool isSettingsFolder(const QString &folder)
{
    return model::isHiddenInHome(folder) && model::homeFolders().contains(QFileInfo(folder).path());
}

bool isInAny(const QStringList &folders, const QString &path)
{
    return std::any_of(folders.begin(), folders.end(), [&path](const QString &folder) { return path.startsWith(folder + u'/'); });
}

bool isNamedLikeASecret(const QString &variable)
{
    static const QRegularExpression words(u"KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH"_s, QRegularExpression::CaseInsensitiveOption);
    return words.match(variable).hasMatch();
}

} // namespace

bool CommandAssembly::isSandboxed() const
{
    return m_description.confinement.usesSandbox(m_host.bubblewrap()).value_or(false);
}

QStringList CommandAssembly::writable() const
{
    QStringList folders = m_folders;
    folders.removeIf(isSettingsFolder);
    return folders + withHome(m_description.confinement.writable);
}

model::Result<network::ProcessCommand> CommandAssembly::command(const model::JsonText &arguments, const QHash<QString, QByteArray> &keys,
    const std::shared_ptr<const network::SandboxGround> &ground) const
{
    const auto vector = m_description.vector.filled(arguments, m_description.dashes);
    const auto sandboxed = m_description.confinement.usesSandbox(m_host.bubblewrap());
    if (!vector || !sandboxed)
        return tl::unexpected(vector ? sandboxed.error() : vector.error());
    const auto input = this->input(arguments);
    const auto folder = this->folder();
    if (!input || !folder)
        return tl::unexpected(input ? folder.error() : input.error());
    network::ProcessCommand command;
    command.vector = *vector;
    command.title = vector->first();
    command.standardInput = *input;
    command.folder = *folder;
    command.environment = environment(keys, *sandboxed);
    command.limits = m_description.confinement.limits;
    command.outputLimit = m_description.confinement.outputLimit;
    const QString path = command.environment.value(u"PATH"_s);
    command.vector.first() = program(vector->first(), path);
    if (command.vector.first().isEmpty())
        return tl::unexpected(noProgram(command.title, path));
    command.isSandboxed = *sandboxed;
    if (!command.isSandboxed)
        return command;
    if (isHidden(command.folder))
        return model::failure(ErrorCategory::Permission,
            CommandAssemblyTexts::phrased("It would work in a folder of Parlance's own, which no tool reaches."));
    command.ground = ground;
    command.vector = wrapped(command, path);
    return command;
}

model::Error CommandAssembly::noProgram(const QString &name, const QString &path) const
{
    model::Wording message = CommandAssemblyTexts::phrased("There is no program “%1”.").arg(name);
    // Why PATH is not known is the person's to mend.
    if (const QString complaint = m_host.pathComplaint(); !complaint.isEmpty())
        message += {u' ' + complaint, QString()};
    return {ErrorCategory::Execution, message, CommandAssemblyTexts::tr("PATH is %1").arg(path)};
}

model::Result<QString> CommandAssembly::folder() const
{
    const QString root = m_folders.isEmpty() ? QDir::homePath() : m_folders.first();
    if (m_description.folder.isEmpty())
        return root;
    if (m_folders.isEmpty())
        return model::failure(ErrorCategory::Permission,
            CommandAssemblyTexts::phrased("It works in a folder of the workspace, and there is no workspace folder."));
    const QString folder = QFileInfo(root + u'/' + m_description.folder).canonicalFilePath();
    if (folder != root && !folder.startsWith(root + u'/'))
        return model::failure(
            ErrorCategory::Execution, CommandAssemblyTexts::phrased("There is no folder “%1” in the workspace.").arg(m_description.folder));
    return folder;
}

model::Result<QByteArray> CommandAssembly::input(const model::JsonText &arguments) const
{
    switch (m_description.input) {
    case CommandDescription::Input::None: return QByteArray();
    case CommandDescription::Input::Json: return arguments.bytes();
    case CommandDescription::Input::Text: break;
    }
    return CommandVector::textOf(m_description.inputText, arguments).map([](const QString &text) { return text.toUtf8(); });
}

QString CommandAssembly::program(const QString &named, const QString &path) const
{
    QString program = withHome(named);
    if (program.contains(u'/') && !m_description.descriptorFolder.isEmpty())
        program = QDir::cleanPath(QDir(m_description.descriptorFolder).absoluteFilePath(program));
    return network::findProgram(program, path);
}

QProcessEnvironment CommandAssembly::environment(const QHash<QString, QByteArray> &keys, bool sandboxed) const
{
    QProcessEnvironment allowed = network::programEnvironment(m_host.path(), m_description.environment, sandboxed);
    for (const CommandDescription::Variable &variable : m_description.variables) {
        const bool isKey = !variable.keychainEntry.isEmpty();
        allowed.insert(variable.name, isKey ? QString::fromUtf8(keys.value(variable.keychainEntry)) : variable.text);
    }
    return allowed;
}

QStringList CommandAssembly::wrapped(const network::ProcessCommand &command, const QString &path) const
{
    const Confinement &confinement = m_description.confinement;
    network::Sandbox sandbox;
    sandbox.network = confinement.network;
    sandbox.hidden = m_hidden;
    sandbox.writable = writable();
    sandbox.readable = m_folders + withHome(confinement.readable);
    sandbox.program = network::filesNeededBy(command.vector.first(), path) + m_description.ownFolders;
    // A link is seen there as it is, and what it leads to is needed, too.
    sandbox.program.removeIf(
        [&sandbox](const QString &file) { return QFileInfo(file).isSymLink() && isInAny(sandbox.writable + sandbox.readable, file); });
    // A script or a data file that the descriptor names by its whole path.
    for (const QString &literal : m_description.vector.literals().mid(1)) {
        const QString named = QDir::cleanPath(literal);
        if (literal.startsWith(u'/') && !showsHome(named))
            (isOwnFile(named) ? sandbox.program : sandbox.readable).append(named);
    }
    if (command.ground)
        sandbox.kept = command.ground->repositories().kept(confinement.openRepositories);
    return sandbox.wrapped(m_host.bubblewrap().program, command.vector, command.folder);
}

bool CommandAssembly::isHidden(const QString &path) const
{
    return std::any_of(m_hidden.begin(), m_hidden.end(),
        [&path](const QString &hidden) { return model::isWithin(path, QFileInfo(hidden).canonicalFilePath()); });
}

//! Whether it is a file beside the descriptor, which is in the profile where the person has written it.
bool CommandAssembly::isOwnFile(const QString &path) const
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const QString folder = QFileInfo(m_description.descriptorFolder).canonicalFilePath();
    return QFileInfo(canonical).isFile() && !folder.isEmpty() && model::isWithin(canonical, folder);
}

QList<QByteArray> CommandAssembly::secrets(const QHash<QString, QByteArray> &keys) const
{
    QList<QByteArray> all = keys.values();
    for (const QString &name : m_description.environment) {
        if (isNamedLikeASecret(name))
            all.append(qgetenv(name.toUtf8().constData()));
    }
    all.removeAll(QByteArray());
    return all;
}

} // namespace invocables
