// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/authorizer.h"

namespace network {

//! One request's wait for a token that others may wait for too. Made by OAuthAuthorizer.
class WaitingAuthorization final : public AuthorizationJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WaitingAuthorization)

public:
    explicit WaitingAuthorization(QObject *parent)
        : AuthorizationJob(parent)
    {
    }

    void settle(const model::Result<void> &result);

private:
    void abandon() override { }
};

} // namespace network
