// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QHostAddress>

#include <functional>

class QObject;

namespace network {

using Addresses = model::Result<QList<QHostAddress>>;

//! Finds the addresses of a host and tells them on the thread of `context`, unless that is gone by then: at least one, or a Network
//! error. A value that tests replace.
using Resolver = std::function<void(const QString &host, QObject *context, std::function<void(const Addresses &)> done)>;

//! The one that asks the system. Never synchronous. An address is taken for itself.
Resolver systemResolver();

} // namespace network
