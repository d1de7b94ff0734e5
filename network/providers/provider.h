// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/modeladdress.h"
#include "model/descriptors/descriptorfile.h"
#include "model/exchange/exchange.h"
#include "network/providers/local/localserver.h"
#include "network/providers/local/serverproperties.h"
#include "network/providers/modelentry.h"

#include <QUrl>

namespace network {

//! Of servers on this machine, in seconds: they read a long conversation in silence.
inline constexpr int idleTimeoutOfLocalServers = 600;

//! An endpoint described by TOML (`providers/NAME.toml`). A value.
struct Provider {
    QString name;
    QString title;
    QString dialect;
    //! `rehearsal:` for the server inside the program, `server:` for one that is started.
    QUrl baseUrl;
    //! What Parlance starts for it (`base-url = "server:"`); nothing where it is there without us.
    std::optional<LocalServer> server;
    //! What that said of itself when it ran last.
    std::optional<ServerProperties> served;
    //! The name of a keychain entry or environment variable; empty where no key is needed.
    QString keyName;
    model::Headers headers;
    //! Members of every request's body, as JSON text.
    QList<std::pair<QString, model::JsonText>> body;
    QList<ModelEntry> models;
    //! Cleartext HTTP to this host is allowed although it is not loopback.
    bool allowCleartext = false;
    int idleTimeoutSeconds = 120;
    int maximumRetries = 2;
    bool enabled = true;

    //! The model's entry; one with its defaults where none is described.
    ModelEntry entry(const QString &model) const;
};

//! \return the provider, as far as its descriptor says; what is wrong with it is added to `diagnostics`.
Provider readProvider(const model::DescriptorFile &file, model::Diagnostics &diagnostics);
//! For DescriptorCheck: what readProvider finds wrong.
model::Diagnostics checkProvider(const model::DescriptorFile &file);
//! The provider as a descriptor that readProvider reads, for one that was found or entered in the window.
QByteArray providerDescriptor(const Provider &provider);

} // namespace network
