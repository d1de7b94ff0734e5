// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace network {

using namespace Qt::StringLiterals;

namespace {

QJsonObject clientObject(const ClientIdentity &client)
{
    return {{u"id"_s, client.id}, {u"secret"_s, QString::fromUtf8(client.secret)}, {u"authentication"_s, toWire(client.authentication)},
        {u"redirect"_s, client.redirect}};
}

ClientIdentity readClient(const QJsonObject &object)
{
    ClientIdentity client {object.value("id"_L1).toString(), object.value("secret"_L1).toString().toUtf8()};
    for (const auto way : {ClientAuthentication::Basic, ClientAuthentication::Post}) {
        if (object.value("authentication"_L1) == toWire(way))
            client.authentication = way;
    }
    client.redirect = object.value("redirect"_L1).toString();
    return client;
}

QStringList readList(const QJsonValue &value)
{
    return value.toVariant().toStringList();
}

} // namespace

void SignIn::accept(const TokenGrant &grant)
{
    accessToken = grant.accessToken;
    if (!grant.refreshToken.isEmpty())
        refreshToken = grant.refreshToken;
    if (grant.scopes)
        granted = *grant.scopes;
    expires = grant.expires;
}

QByteArray toJson(const SignIns &signIns)
{
    QJsonArray array;
    for (const SignIn &signIn : signIns) {
        array.append(QJsonObject {{u"issuer"_s, signIn.issuer}, {u"resource"_s, signIn.resource},
            {u"client"_s, clientObject(signIn.client)}, {u"access-token"_s, QString::fromLatin1(signIn.accessToken)},
            {u"refresh-token"_s, QString::fromLatin1(signIn.refreshToken)}, {u"requested"_s, QJsonArray::fromStringList(signIn.requested)},
            {u"granted"_s, QJsonArray::fromStringList(signIn.granted)}, {u"expires"_s, signIn.expires.toUTC().toString(Qt::ISODate)},
            {u"revocation"_s, signIn.revocation.toString(QUrl::FullyEncoded)}});
    }
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

SignIns readSignIns(const QByteArray &json)
{
    SignIns signIns;
    for (const QJsonValue &value : QJsonDocument::fromJson(json).array()) {
        const QJsonObject object = value.toObject();
        SignIn signIn {object.value("issuer"_L1).toString(), object.value("resource"_L1).toString(),
            readClient(object.value("client"_L1).toObject()), object.value("access-token"_L1).toString().toLatin1(),
            object.value("refresh-token"_L1).toString().toLatin1(), readList(object.value("requested"_L1)),
            readList(object.value("granted"_L1)), QDateTime::fromString(object.value("expires"_L1).toString(), Qt::ISODate),
            QUrl(object.value("revocation"_L1).toString(), QUrl::StrictMode)};
        if (!signIn.issuer.isEmpty() && !signIn.resource.isEmpty())
            signIns.append(signIn);
    }
    return signIns;
}

} // namespace network
