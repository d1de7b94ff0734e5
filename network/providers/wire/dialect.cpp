// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/dialect.h"

#include <QRegularExpression>

namespace network {

using namespace Qt::StringLiterals;

model::Headers Dialect::providerHeaders(const Provider &provider, const QByteArray &key) const
{
    return keyHeaders(key) + provider.headers;
}

//! By how it ends: a base URL may name a version of its own.
QString Dialect::pathIn(const QUrl &address) const
{
    constexpr QStringView version = u"/v1";
    const QString own = path();
    const QStringView tail = own.startsWith(version) ? QStringView(own).sliced(version.size()) : QStringView(own);
    return address.path().endsWith(tail) ? own : QString();
}

QUrl endpointUrl(const QUrl &baseUrl, const QString &path)
{
    static const QRegularExpression version(u"/v[0-9][a-z0-9]*(/|$)"_s);
    static const QRegularExpression ownVersion(u"^/v[0-9][a-z0-9]*(?=/)"_s);
    QString base = baseUrl.path(QUrl::FullyEncoded);
    while (base.endsWith(u'/'))
        base.chop(1);
    const bool hasVersion = version.match(base).hasMatch();
    QString own = path.section(u'?', 0, 0);
    if (hasVersion)
        own.remove(ownVersion);
    QUrl url = baseUrl;
    url.setPath(base + own, QUrl::TolerantMode);
    if (const QString query = path.section(u'?', 1); !query.isEmpty())
        url.setQuery(baseUrl.hasQuery() ? baseUrl.query(QUrl::FullyEncoded) + u'&' + query : query, QUrl::TolerantMode);
    return url;
}

} // namespace network
