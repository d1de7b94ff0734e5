// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/resolver.h"

#include <QCoreApplication>
#include <QHostInfo>

namespace network {

namespace {

struct ResolverTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Resolver)
};

Addresses addressesOf(const QHostInfo &found)
{
    if (found.error() == QHostInfo::NoError && !found.addresses().isEmpty())
        return found.addresses();
    return model::failure(model::ErrorCategory::Network,
        ResolverTexts::tr("The name %1 could not be found. Is the address right, and is this machine online?").arg(found.hostName()),
        found.errorString());
}

} // namespace

Resolver systemResolver()
{
    return [](const QString &host, QObject *context, std::function<void(const Addresses &)> done) {
        QHostInfo::lookupHost(host, context, [done = std::move(done)](const QHostInfo &found) { done(addressesOf(found)); });
    };
}

} // namespace network
