// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QHostAddress>
#include <QStringList>
#include <QUrl>

namespace network {

//! An IPv4 address that is written as an IPv6 one (::ffff:0:0/96) as what it is; any other as it stands.
QHostAddress unmapped(const QHostAddress &address);

//! The same, and an IPv6 address that leads to an IPv4 one through a translator (64:ff9b::/96, RFC 6052) as that one.
QHostAddress untranslated(const QHostAddress &address);

//! \return whether the address is one of the public internet: none of this machine, of private or link-local networks, for many
//! receivers, or of any other block that IANA's registries of special-purpose addresses set apart (RFC 6890 and its successors). One that
//! is translated counts as what it leads to.
bool isPublicAddress(const QHostAddress &address);

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
