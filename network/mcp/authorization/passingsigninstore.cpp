// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/passingsigninstore.h"

namespace network {

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

} // namespace network
