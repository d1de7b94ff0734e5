// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/addressguard.h"

#include "network/http/specialaddress.h"

#include <QCoreApplication>
#include <QNetworkInterface>
#include <QRegularExpression>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct AddressGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(AddressGuard)
};

bool isHostName(const QString &name)
{
    static const QRegularExpression form(u"^[A-Za-z0-9_-]{1,63}(\\.[A-Za-z0-9_-]{1,63})*$"_s);
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
        AddressGuardTexts::tr("“%1” is no address, no range such as 192.168.1.0/24 and no name of a host.").arg(entry));
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
            AddressGuardTexts::tr(
                "The address http://%1 is not encrypted. Use https; or allow-cleartext in the tool's descriptor names the host.")
                .arg(url.host()));
    return model::failure(ErrorCategory::Permission,
        AddressGuardTexts::tr(
            "%1 is on this machine or in a private network (%2), which tools do not reach unless allow-addresses in their "
            "descriptor names it.")
            .arg(url.host(), found.value(0).toString()));
}

} // namespace network
