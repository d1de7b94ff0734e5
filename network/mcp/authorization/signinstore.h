// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/signin.h"

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

} // namespace network
