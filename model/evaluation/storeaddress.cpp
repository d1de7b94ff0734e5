// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/storeaddress.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct StoreAddressTexts {
    Q_DECLARE_TR_FUNCTIONS(model::StoreAddress)
};

tl::unexpected<Error> wrongAddress(const QString &message)
{
    return failure(ErrorCategory::Usage, message);
}

} // namespace

bool StoreAddress::isThisMachine() const
{
    return host.isEmpty() || host.startsWith(u'/') || host.startsWith(u'@') || host == u"localhost" || host == u"::1"
        || host.startsWith("127."_L1);
}

QString StoreAddress::toString() const
{
    const QString who = user.isEmpty() ? QString() : user + u'@';
    if (host.startsWith(u'/'))
        return u"postgresql://%1/%2?host=%3&port=%4"_s.arg(who, database, host, QString::number(port));
    return u"postgresql://%1%2:%3/%4"_s.arg(who, host.isEmpty() ? u"localhost"_s : host, QString::number(port), database);
}

Result<StoreAddress> StoreAddress::parse(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || (url.scheme() != u"postgresql" && url.scheme() != u"postgres"))
        return wrongAddress(StoreAddressTexts::tr("A store is postgresql://[USER@]HOST[:PORT]/DATABASE, not “%1”.")
                                .arg(url.toString(QUrl::RemovePassword)));
    if (!url.password().isEmpty())
        return wrongAddress(StoreAddressTexts::tr("A password does not belong on the command line, which others can see. Set PGPASSWORD, "
                                                  "or keep it in ~/.pgpass or the keychain."));
    StoreAddress address;
    address.host = url.host(QUrl::FullyDecoded);
    address.port = url.port(5432);
    address.user = url.userName(QUrl::FullyDecoded);
    address.database = url.path(QUrl::FullyDecoded).mid(1);
    QStringList options;
    for (const auto &[name, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
        if (name == u"password")
            return wrongAddress(
                StoreAddressTexts::tr("A password does not belong on the command line, which others can see. Set PGPASSWORD."));
        if (name == u"host" || name == u"hostaddr")
            address.host = value;
        else if (name == u"port")
            address.port = value.toInt();
        else if (name == u"user")
            address.user = value;
        else if (name == u"dbname")
            address.database = value;
        else if (name == u"sslmode")
            address.sslMode = value;
        else if (!value.contains(u';') && !value.contains(u' '))
            options.append(name + u'=' + value);
    }
    address.options = options.join(u';');
    if (address.database.isEmpty())
        return wrongAddress(StoreAddressTexts::tr("Which database? Write it after the host: postgresql://HOST/DATABASE."));
    if (address.isThisMachine())
        return address;
    if (address.sslMode.isEmpty())
        address.sslMode = u"verify-full"_s;
    if (address.sslMode != u"verify-full")
        return wrongAddress(
            StoreAddressTexts::tr("Over a network a store is used with sslmode=verify-full only, not with %1: what models and "
                                  "tools said goes there, and comes from there.")
                .arg(address.sslMode));
    return address;
}

} // namespace model
