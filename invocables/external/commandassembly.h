// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commanddescription.h"
#include "network/process/processcommand.h"

#include <QHash>

namespace network {
class ProcessHost;
}

namespace invocables {

//! Puts together what is started for one call of a command tool: vector, input, folder, environment, limits, and the sandbox around it.
class CommandAssembly
{
public:
    //! `folders` are the workspace's, canonical. All outlives this.
    CommandAssembly(const CommandDescription &description, const QStringList &folders, const network::ProcessHost &host)
        : m_description(description)
        , m_folders(folders)
        , m_host(host)
    {
    }

    //! `keys` has what the keychain has for each entry that the description names. \return a Validation error for arguments that a
    //! command cannot have, Permission where there is no sandbox, Execution where there is no such program or folder.
    model::Result<network::ProcessCommand> command(const model::JsonText &arguments, const QHash<QString, QByteArray> &keys) const;
    //! What may stand in no result: the keys, and those variables of the environment that are named like one.
    QList<QByteArray> secrets(const QHash<QString, QByteArray> &keys) const;

private:
    model::Result<QString> folder() const;
    model::Result<QByteArray> input(const model::JsonText &arguments) const;
    QString program(const QString &named, const QString &path) const;
    QProcessEnvironment environment(const QHash<QString, QByteArray> &keys, bool sandboxed) const;
    QStringList wrapped(const QStringList &vector, const QString &folder, const QString &path) const;

    const CommandDescription &m_description;
    const QStringList m_folders;
    const network::ProcessHost &m_host;
};

} // namespace invocables
