// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHostAddress>

namespace network {

//! An IPv4 address that is written as an IPv6 one (::ffff:0:0/96) as what it is; any other as it stands.
QHostAddress unmapped(const QHostAddress &address);

//! The same, and an IPv6 address that leads to an IPv4 one through a translator (64:ff9b::/96, RFC 6052) as that one.
QHostAddress untranslated(const QHostAddress &address);

//! \return whether the address is one of the public internet: none of this machine, of private or link-local networks, for many
//! receivers, or of any other block that IANA's registries of special-purpose addresses set apart (RFC 6890 and its successors). One that
//! is translated counts as what it leads to.
bool isPublicAddress(const QHostAddress &address);

} // namespace network
