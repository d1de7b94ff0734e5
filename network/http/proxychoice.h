// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QNetworkProxyFactory>

namespace network {

//! The proxies that the desktop or the environment names, but for hosts that `no_proxy` takes out as curl, Go and Python read it; Qt
//! compares whole names only. Owned by whoever asks.
class ProxyChoice final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query = QNetworkProxyQuery()) override;

    //! `rules`, between commas: `*`, a host for itself and all below it, an address, each with a port or without.
    static bool isTakenOut(const QUrl &url, const QString &rules);
};

} // namespace network
