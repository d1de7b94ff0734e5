// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signinstores.h"

#include "network/basics/logging.h"
#include "network/mcp/authorization/metadata.h"
#include "network/secrets/keychain.h"

#include <QPointer>

#include <utility>

namespace network {

using namespace Qt::StringLiterals;

void PassingSignInStore::find(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done)
{
    QMetaObject::invokeMethod(
        context, [known = m_known.value(server), done = std::move(done)] { done(known); }, Qt::QueuedConnection);
}

void PassingSignInStore::take(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done)
{
    QMetaObject::invokeMethod(
        context, [taken = m_known.take(server), done = std::move(done)] { done(taken); }, Qt::QueuedConnection);
}

void PassingSignInStore::save(const QUrl &server, const SignIn &signIn)
{
    SignIns &known = m_known[server];
    known.removeIf([&signIn](const SignIn &other) { return other.isFor(signIn.issuer, signIn.resource); });
    known.append(signIn);
}

namespace {

//! A query may hold a key: it is no part of the name.
QString keychainEntry(const QUrl &server)
{
    return u"mcp-sign-in "_s + canonicalResource(server);
}

} // namespace

KeychainSignInStore::KeychainSignInStore(Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{
}

void KeychainSignInStore::find(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done)
{
    const QString entry = keychainEntry(server);
    const auto tell = [this, entry, context = QPointer(context), done = std::move(done)](const model::Result<QByteArray> &kept) {
        // What was saved while the keychain was being read is newer.
        if (!m_known.contains(entry))
            m_known.insert(entry, readSignIns(kept.value_or(QByteArray())));
        if (context)
            done(m_known.value(entry));
    };
    if (m_known.contains(entry))
        QMetaObject::invokeMethod(
            this, [tell] { tell(QByteArray()); }, Qt::QueuedConnection);
    else
        m_keychain.find(entry, this, tell);
}

void KeychainSignInStore::save(const QUrl &server, const SignIn &signIn)
{
    const QString entry = keychainEntry(server);
    SignIns &signIns = m_known[entry];
    signIns.removeIf([&signIn](const SignIn &other) { return other.isFor(signIn.issuer, signIn.resource); });
    signIns.prepend(signIn);
    signIns = signIns.first(std::min(signIns.size(), mostSignIns));
    write(entry);
}

void KeychainSignInStore::write(const QString &entry)
{
    m_keychain.store(entry, toJson(m_known.value(entry)), this, [](const model::Result<void> &kept) {
        if (!kept)
            qCInfo(lcHttp) << "sign-in not kept:" << kept.error().message;
    });
}

void KeychainSignInStore::take(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done)
{
    const QString entry = keychainEntry(server);
    if (m_known.contains(entry)) {
        const SignIns taken = std::exchange(m_known[entry], {});
        m_keychain.remove(entry);
        QMetaObject::invokeMethod(
            context, [taken, done = std::move(done)] { done(taken); }, Qt::QueuedConnection);
        return;
    }
    // It can be taken once it has been read.
    const auto takeNow = [this, server, context = QPointer(context), done = std::move(done)](const SignIns &) {
        if (context)
            take(server, context, done);
    };
    find(server, this, takeNow);
}

} // namespace network
