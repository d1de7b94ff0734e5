// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/signinstore.h"

#include <QHash>
#include <QObject>

namespace network {

//! Sign-ins that are forgotten when the program ends.
class PassingSignInStore final : public SignInStore
{
public:
    void find(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done) override;
    void save(const QUrl &server, const SignIn &signIn) override;
    void take(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done) override;

private:
    QHash<QUrl, SignIns> m_known;
};

} // namespace network
