// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/specialaddress.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>

namespace network {

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

} // namespace network
