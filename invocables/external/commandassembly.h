// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commanddescription.h"
#include "network/process/processcommand.h"

#include <QHash>

namespace network {
class ProcessHost;
class SandboxGround;
} // namespace network

namespace invocables {

//! Puts together what is started for one call of a command tool: vector, input, folder, environment, limits, and the sandbox around it.
class CommandAssembly
{
public:
    //! `folders` are the workspace's, canonical; what is `hidden` is never within reach of a sandbox. All outlives this.
    CommandAssembly(
        const CommandDescription &description, const QStringList &folders, const QStringList &hidden, const network::ProcessHost &host)
        : m_description(description)
        , m_folders(folders)
        , m_hidden(hidden)
        , m_host(host)
    {
    }

    //! Whether it will run in a sandbox, which needs the ground of `writable()`.
    bool isSandboxed() const;
    //! The folders that it can write there.
    QStringList writable() const;
    //! `keys` has what the keychain has for each entry that the description names; `ground` is null without a sandbox. \return a Validation
    //! error for arguments that a command cannot have, Permission where there is no sandbox or it would work in what is hidden, Execution
    //! where there is no such program or folder.
    model::Result<network::ProcessCommand> command(const model::JsonText &arguments, const QHash<QString, QByteArray> &keys,
        const std::shared_ptr<const network::SandboxGround> &ground) const;
    //! What may stand in no result: the keys, and those variables of the environment that are named like one.
    QList<QByteArray> secrets(const QHash<QString, QByteArray> &keys) const;

private:
    model::Error noProgram(const QString &name, const QString &path) const;
    model::Result<QString> folder() const;
    model::Result<QByteArray> input(const model::JsonText &arguments) const;
    QString program(const QString &named, const QString &path) const;
    QProcessEnvironment environment(const QHash<QString, QByteArray> &keys, bool sandboxed) const;
    QStringList wrapped(const network::ProcessCommand &command, const QString &path) const;
    bool isHidden(const QString &path) const;
    bool isOwnFile(const QString &path) const;

    const CommandDescription &m_description;
    const QStringList m_folders;
    const QStringList m_hidden;
    const network::ProcessHost &m_host;
};

} // namespace invocables
