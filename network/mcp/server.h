// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/handshake.h"
#include "network/process/startedprogram.h"

#include <QUrl>

namespace network {

//! How a server is reached, as its descriptor says. A value.
struct McpServer {
    using Setting = ProgramSetting;

    //! What the person calls it; its ensemble's name.
    QString name;
    //! Milliseconds of silence after which it is asked whether it is there; 0 for never.
    int pingInterval = 60'000;
    McpTransportKind kind = McpTransportKind::Stdio;

    // Of a program that is started.
    QStringList vector = {};
    //! Absolute; empty for the home folder.
    QString folder = {};
    QList<Setting> environment = {};
    //! Variables that are let through.
    QStringList inherited = {};

    // Of one that is reached by HTTP.
    QUrl url = {};
    QList<Setting> headers = {};
    //! What they say is kept out of records, whatever their names: another program has lent them.
    bool hasSecretHeaders = false;
    bool allowsCleartext = false;
    //! Where it asks for a sign-in: what the person has laid down for that, all of which may be empty.
    struct SignIn {
        QString clientId = {};
        //! A key by its name.
        QString clientSecret = {};
        //! The authorization server that knows the client.
        QString issuer = {};
        QUrl clientMetadata = {};
        //! Of the redirect to this machine; 0 for any.
        quint16 redirectPort = 0;
        QStringList scopes = {};

        bool operator==(const SignIn &) const = default;
    } signIn = {};

    //! Of one that is started.
    StartedProgram program() const { return {vector, folder, environment, inherited}; }
    //! The keys that it needs, by name.
    QStringList keyNames() const;
    //! The same for the same program or address: what is remembered of a server is remembered under this.
    QString fingerprint() const;

    bool operator==(const McpServer &) const = default;
};

} // namespace network
