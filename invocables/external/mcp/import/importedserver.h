// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/mcp/server.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>

namespace invocables {

//! A secret that a server of another client's file needs: it never stands in the descriptor, which names it.
struct ImportedKey {
    //! Of the keychain entry; also the name of a variable of the environment that may hold it.
    QString name;
    //! As it stood in the file; empty where the person has to enter it.
    QByteArray value = {};
    //! What it is for, for the person.
    QString purpose = {};

    bool operator==(const ImportedKey &) const = default;
};

//! One server of another client's configuration file, as it would be here. A value.
struct ImportedServer {
    //! What its ensemble would be called.
    QString name;
    //! What it is called in the file.
    QString foreignName;
    //! The descriptor's text; empty where the server cannot be taken over.
    QByteArray descriptor = {};
    QList<ImportedKey> keys = {};
    //! What has changed on the way and what is left out, a sentence each.
    QStringList remarks = {};
    //! Why it cannot be taken over; empty where it can.
    QString problem = {};

    bool canBeImported() const { return problem.isEmpty(); }
};

//! What is known outside of the file that is read. A value.
struct ImportContext {
    //! What an ensemble that is there already is connected to.
    struct Present {
        //! See network::McpServer::fingerprint(); empty where it has no connection.
        QString fingerprint = {};
        QStringList keyNames = {};
    };

    //! Of the person, for `~` and `${userHome}`.
    QString home;
    //! The folder that the person works in, for `${workspaceFolder}`; empty for none. A file inside of a workspace (`.vscode/mcp.json`)
    //! tells its own.
    QString workspace = {};
    //! The folder of the person's descriptors.
    QString config = {};
    //! By the names that are taken.
    QHash<QString, Present> present = {};
};

//! A server of another client's file while it is being read: what its descriptor is to say. A value.
struct ServerDraft {
    network::McpServer server;
    //! Empty where the name says it all.
    QString title = {};
    QString description = {};
    bool enabled = true;
    //! Seconds.
    std::optional<double> timeout = {};
    //! Tools that may be used without being asked about: all of them, or these.
    bool allowsAll = false;
    QStringList allowed = {};
    QStringList switchedOff = {};

    QList<ImportedKey> keys = {};
    //! Names of keys that are taken, by others unless they are among `ownKeys`.
    QSet<QString> takenKeys = {};
    QStringList ownKeys = {};
    QStringList remarks = {};
    QString problem = {};

    //! A new keychain entry for what is called `of` in the file. \return its name.
    QString addKey(const QString &of, const QString &value, const QString &purpose);
    //! The keychain entry, or the variable of Parlance's environment, of that very name.
    void addNamedKey(const QString &name);
    //! An input that is entered by the person. \return the name of its keychain entry, the same for the same input.
    QString addInput(const QString &id, const QString &asks);
    void remark(const QString &text);
    //! The first problem is told.
    void fail(const QString &text);
};

//! The descriptor of a server's ensemble as TOML, laid out as the templates are. `origin`: where it comes from, for a comment.
QByteArray descriptorOf(const ServerDraft &draft, const QString &origin);

} // namespace invocables
