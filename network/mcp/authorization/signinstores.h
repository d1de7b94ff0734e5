// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/grants.h"

#include <QHash>
#include <QObject>

#include <functional>

class QObject;

namespace network {

//! Keeps what was granted for each MCP server. Outlives the authorizers that use it.
class SignInStore
{
    Q_DISABLE_COPY_MOVE(SignInStore)

public:
    virtual ~SignInStore() = default;

    //! Tells all sign-ins for the server on the thread of `context`, never at once, unless that is gone by then.
    virtual void find(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done) = 0;
    //! In the place of an earlier one of that issuer and resource.
    virtual void save(const QUrl &server, const SignIn &signIn) = 0;
    //! Forgets all, and tells what they were in the same way.
    virtual void take(const QUrl &server, QObject *context, std::function<void(const SignIns &)> done) = 0;

protected:
    SignInStore() = default;
};

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
