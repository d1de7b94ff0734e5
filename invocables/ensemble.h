// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invoker.h"
#include "model/descriptors/diagnostic.h"

namespace invocables {

enum class ConnectionState { NotNeeded, Disconnected, Connecting, Connected, Failed };

//! A named group of invokers with defaults, as its descriptor says. A value; see EnsembleCatalog.
struct Ensemble {
    QString name;
    QString title;
    QString description;
    bool enabled = true;
    QList<InvokerPointer> invokers;
    ConnectionState connection = ConnectionState::NotNeeded;
    //! The descriptor, and what is wrong with it (what is wrong spoils only the invoker that it is in).
    QString path;
    model::Diagnostics diagnostics;
};

} // namespace invocables
