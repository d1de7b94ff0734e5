// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QHostAddress>
#include <QStringList>
#include <QUrl>

namespace network {

//! Where a tool's requests may go, since it is often a model that chooses the address: to everything that is public, and to what else
//! its descriptor names; encrypted, unless the descriptor names the host. A value.
class AddressGuard final
{
public:
    AddressGuard() = default;
    //! `addresses`: an address, a range (192.168.1.0/24) or the name of a host, which may then have any address. These may be spoken to
    //! without encryption, as may `cleartextHosts`. \return a Usage error that names the entry which is none of these.
    static model::Result<AddressGuard> parse(const QStringList &addresses, const QStringList &cleartextHosts = {});

    //! Of the addresses that the URL's host has, those that it may be reached at: no public one either that is this machine's `own`.
    //! \return a Permission error where there is none.
    model::Result<QList<QHostAddress>> reachable(const QUrl &url, const QList<QHostAddress> &found, const QList<QHostAddress> &own) const;
    model::Result<QList<QHostAddress>> reachable(const QUrl &url, const QList<QHostAddress> &found) const;

private:
    using Range = std::pair<QHostAddress, int>;

    bool names(const QString &host, const QHostAddress &address) const;

    QStringList m_hosts;
    QStringList m_cleartextHosts;
    QList<Range> m_ranges;
};

} // namespace network
