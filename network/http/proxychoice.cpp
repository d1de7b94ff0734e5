// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/proxychoice.h"

#include <QHostAddress>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

QString withoutDotAtEnd(const QString &host)
{
    return host.endsWith(u'.') ? host.chopped(1) : host;
}

//! One of `no_proxy`.
struct ProxyRule {
    explicit ProxyRule(const QString &text)
        : host(text.toLower())
    {
        // An IPv6 address with a port stands in brackets.
        static const QRegularExpression form(uR"(^(?:\[([^\]]*)\]|([^:]*))(?::(\d{1,5}))?$)"_s);
        if (const auto match = form.match(host); match.hasMatch()) {
            port = match.captured(3).isEmpty() ? 0 : match.captured(3).toInt();
            host = match.captured(1) + match.captured(2);
        }
        if (host.startsWith(u"*."))
            host.remove(0, 1);
        if (host.startsWith(u'.'))
            host.remove(0, 1);
        host = withoutDotAtEnd(host);
    }

    bool isFor(const QString &name, int itsPort) const
    {
        if (host.isEmpty() || (port != 0 && port != itsPort))
            return false;
        if (host == "*"_L1 || host == name)
            return true;
        const QHostAddress address(name);
        return address.isNull() ? name.endsWith(u'.' + host) : address == QHostAddress(host);
    }

    QString host;
    //! 0 for any.
    int port = 0;
};

} // namespace

QList<QNetworkProxy> ProxyChoice::queryProxy(const QNetworkProxyQuery &query)
{
    const QString rules = qEnvironmentVariable("no_proxy", qEnvironmentVariable("NO_PROXY"));
    return isTakenOut(query.url(), rules) ? QList<QNetworkProxy> {QNetworkProxy::NoProxy} : proxyForQuery(query);
}

bool ProxyChoice::isTakenOut(const QUrl &url, const QString &rules)
{
    const QString host = withoutDotAtEnd(url.host().toLower());
    const int port = url.port(url.scheme() == "https"_L1 ? 443 : 80);
    const QStringList all = QString(rules).replace(u',', u' ').simplified().split(u' ', Qt::SkipEmptyParts);
    return std::any_of(all.begin(), all.end(), [&](const QString &rule) { return ProxyRule(rule).isFor(host, port); });
}

} // namespace network
