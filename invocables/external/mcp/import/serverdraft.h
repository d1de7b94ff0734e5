// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/importedserver.h"
#include "network/mcp/server.h"

#include <QSet>

#include <optional>

namespace invocables {

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

} // namespace invocables
