// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/signinstore.h"

#include <QHash>
#include <QObject>

namespace network {

class Keychain;

//! Keeps sign-ins in the desktop's keychain, one entry for each MCP server, read when it is first asked for. Where no keychain runs
//! they live until the program ends. Owned by the workbench.
class KeychainSignInStore final : public QObject, public SignInStore
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeychainSignInStore)

public:
    //! Of one server, those of the last issuers that granted something.
    static constexpr qsizetype mostSignIns = 4;

    //! The keychain outlives the store.
    explicit KeychainSignInStore(Keychain &keychain, QObject *parent = nullptr);

    void find(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done) override;
    void save(const QUrl &server, const SignIn &signIn) override;
    void take(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done) override;

private:
    void write(const QString &entry);

    Keychain &m_keychain;
    //! By the name of the entry; what was read or saved since the program started.
    QHash<QString, SignIns> m_known;
};

} // namespace network
