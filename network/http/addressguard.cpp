// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/addressguard.h"

#include <QCoreApplication>
#include <QNetworkInterface>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct Block {
    quint32 start;
    int bits;

    bool contains(quint32 address) const { return ((address ^ start) >> (32 - bits)) == 0; }
};

// IANA IPv4 Special-Purpose Address Registry, without what it calls globally reachable; and multicast.
constexpr std::array<Block, 15> specialBlocks {{
    {0x00000000, 8}, // this network
    {0x0a000000, 8}, // private
    {0x64400000, 10}, // behind a carrier's translator
    {0x7f000000, 8}, // this machine
    {0xa9fe0000, 16}, // link-local, where clouds tell their machines their keys
    {0xac100000, 12}, // private
    {0xc0000000, 24}, // protocol assignments
    {0xc0000200, 24}, // documentation
    {0xc0586300, 24}, // 6to4 relays
    {0xc0a80000, 16}, // private
    {0xc6120000, 15}, // benchmarks
    {0xc6336400, 24}, // documentation
    {0xcb007100, 24}, // documentation
    {0xe0000000, 4}, // multicast
    {0xf0000000, 4}, // reserved, with the broadcast address
}};

bool isPublic(quint32 address)
{
    return std::none_of(specialBlocks.begin(), specialBlocks.end(), [address](const Block &block) { return block.contains(address); });
}

bool isPublic(const Q_IPV6ADDR &address)
{
    // Nothing outside of the global unicast block is public; in it, the first 32 bits tell what is set apart.
    const quint32 head = qFromBigEndian<quint32>(address.c);
    constexpr std::array<Block, 4> setApart {{
        {0x20010000, 23}, // protocol assignments, with Teredo, which holds any IPv4 address
        {0x20010db8, 32}, // documentation
        {0x20020000, 16}, // 6to4, which holds any IPv4 address
        {0x3fff0000, 20}, // documentation
    }};
    return Block {0x20000000, 3}.contains(head)
        && std::none_of(setApart.begin(), setApart.end(), [head](const Block &block) { return block.contains(head); });
}

} // namespace

QHostAddress unmapped(const QHostAddress &address)
{
    bool fits = false;
    const quint32 inside = address.toIPv4Address(&fits);
    return fits ? QHostAddress(inside) : address;
}

QHostAddress untranslated(const QHostAddress &address)
{
    static constexpr std::array<quint8, 12> translator {0x00, 0x64, 0xff, 0x9b};
    const QHostAddress plain = unmapped(address);
    const Q_IPV6ADDR bytes = plain.toIPv6Address();
    const bool isTranslated = plain.protocol() == QAbstractSocket::IPv6Protocol
        && std::memcmp(bytes.c, translator.data(), translator.size()) == 0;
    return isTranslated ? QHostAddress(qFromBigEndian<quint32>(bytes.c + 12)) : plain;
}

bool isPublicAddress(const QHostAddress &address)
{
    const QHostAddress plain = untranslated(address);
    if (plain.protocol() == QAbstractSocket::IPv4Protocol)
        return isPublic(plain.toIPv4Address());
    return plain.protocol() == QAbstractSocket::IPv6Protocol && plain.scopeId().isEmpty() && isPublic(plain.toIPv6Address());
}

namespace {

struct AddressGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(AddressGuard)
    PARLANCE_PHRASED
};

bool isHostName(const QString &name)
{
    static const QRegularExpression form(u"^[A-Za-z0-9_-]{1,63}(\\.[A-Za-z0-9_-]{1,63})*\\z"_s);
    return name.size() <= 253 && form.match(name).hasMatch();
}

//! As it is compared: a last dot does not make another host.
QString plainHost(const QString &host)
{
    const QString lower = host.toLower();
    return lower.endsWith(u'.') ? lower.chopped(1) : lower;
}

//! Also where the one is written as an IPv6 address of the other, or is only translated to it (RFC 6052).
bool isAmongOwn(const QHostAddress &address, const QList<QHostAddress> &own)
{
    const QHostAddress plain = untranslated(address);
    return std::any_of(own.begin(), own.end(), [&plain](const QHostAddress &mine) {
        QHostAddress unscoped = mine;
        unscoped.setScopeId({});
        return unmapped(unscoped) == plain;
    });
}

model::Result<AddressGuard> notUnderstood(const QString &entry)
{
    return model::failure(ErrorCategory::Usage,
        AddressGuardTexts::phrased("“%1” is neither an address nor a range such as 192.168.1.0/24 nor the name of a host.").arg(entry));
}

} // namespace

model::Result<AddressGuard> AddressGuard::parse(const QStringList &addresses, const QStringList &cleartextHosts)
{
    AddressGuard guard;
    for (const QString &entry : addresses) {
        const QHostAddress address(entry);
        if (entry.contains(u'/')) {
            const Range range = QHostAddress::parseSubnet(entry);
            if (range.second < 0 || QHostAddress(entry.section(u'/', 0, 0)).isNull())
                return notUnderstood(entry);
            guard.m_ranges.append(range);
        } else if (!address.isNull()) {
            const QHostAddress plain = unmapped(address);
            guard.m_ranges.append({plain, plain.protocol() == QAbstractSocket::IPv4Protocol ? 32 : 128});
        } else if (isHostName(entry)) {
            guard.m_hosts.append(plainHost(entry));
        } else {
            return notUnderstood(entry);
        }
    }
    for (const QString &entry : cleartextHosts) {
        if (!isHostName(entry))
            return notUnderstood(entry);
        guard.m_cleartextHosts.append(plainHost(entry));
    }
    return guard;
}

bool AddressGuard::names(const QString &host, const QHostAddress &address) const
{
    const QHostAddress plain = unmapped(address);
    return m_hosts.contains(plainHost(host))
        || std::any_of(m_ranges.begin(), m_ranges.end(), [&plain](const Range &range) { return plain.isInSubnet(range); });
}

model::Result<QList<QHostAddress>> AddressGuard::reachable(const QUrl &url, const QList<QHostAddress> &found) const
{
    return reachable(url, found, QNetworkInterface::allAddresses());
}

model::Result<QList<QHostAddress>> AddressGuard::reachable(
    const QUrl &url, const QList<QHostAddress> &found, const QList<QHostAddress> &own) const
{
    const bool encrypted = url.scheme() == "https"_L1 || m_cleartextHosts.contains(plainHost(url.host()));
    QList<QHostAddress> all;
    bool onlyCleartextForbids = false;
    for (const QHostAddress &address : found) {
        const bool named = names(url.host(), address);
        const bool isElsewhere = isPublicAddress(address) && !isAmongOwn(address, own);
        if (!named && !isElsewhere)
            continue;
        if (named || encrypted)
            all.append(unmapped(address));
        else
            onlyCleartextForbids = true;
    }
    if (!all.isEmpty())
        return all;
    if (onlyCleartextForbids)
        return model::failure(ErrorCategory::Permission,
            AddressGuardTexts::phrased(
                "The address http://%1 is not encrypted. Use https, or name the host under allow-cleartext in the tool's descriptor.")
                .arg(url.host()));
    return model::failure(ErrorCategory::Permission,
        AddressGuardTexts::phrased(
            "%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their "
            "descriptor names it.")
            .arg(url.host(), found.value(0).toString()));
}

} // namespace network
