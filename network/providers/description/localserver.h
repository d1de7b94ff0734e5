// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"

#include <QStringList>

#include <optional>

namespace network {

//! A llama.cpp server that Parlance starts by itself, as the `[server]` of a provider's descriptor says. A value.
struct LocalServer {
    //! The base URL's scheme of a provider that lives on one: `server:`.
    static constexpr QLatin1StringView scheme {"server"};

    //! Looked for in the login shell's PATH where it has no slash.
    QString program = QStringLiteral("llama-server");
    //! A GGUF file; absolute.
    QString model = {};
    //! Tokens; 0 for as many as the model was made for.
    qint64 context = 32768;
    //! How many of the model's layers go to the graphics card; -1 for all.
    int gpuLayers = -1;
    //! Further arguments, each an element.
    QStringList arguments = {};
    //! Nothing of a request is kept for the next: models with a state (Mamba and its mixtures) begin each answer afresh.
    bool resetsState = true;

    //! Whether its arguments give it an API key.
    bool namesKey() const;
    //! What the program is called with to listen on this port of the loopback address.
    QStringList commandArguments(quint16 port) const;
    //! What the model is called where its descriptor names none: the file's name without what follows the last dot, and without the
    //! number of the first of several parts.
    QString modelName() const;
    //! The `[server]` of a descriptor.
    QByteArray descriptor() const;

    bool operator==(const LocalServer &) const = default;
};

//! The key of `[server]` that says what this option of the program says, which therefore is not for `arguments`; empty where there is
//! none. The port and the address are Parlance's own: of those it is a dash.
QString keyOfServerOption(const QString &argument);

//! Reads the `[server]` of a provider's descriptor in the file `path`; what is wrong with it is added to `diagnostics`. Whether the
//! files are there is found out when it is started.
LocalServer readLocalServer(const model::DescriptorValue &table, const QString &path, model::Diagnostics &diagnostics);

} // namespace network
