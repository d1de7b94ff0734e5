// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/mcp/authorization/servermetadata.h"

namespace network {

//! One request to a person's authorization server for consent, with what its answer is checked against. A value; used once.
struct AuthorizationRequest {
    //! What was recorded of the server before the person was sent there.
    ServerMetadata granter = {};
    QString clientId = {};
    QString redirect = {};
    QString resource = {};
    QStringList scopes = {};
    //! Secrets, made for this request.
    QByteArray state = {};
    QByteArray verifier = {};

    //! The address that the person opens.
    QUrl url() const;

    //! The code that the answer brings. Fails where the answer is none to this request (RFC 6749, section 10.12), comes from another
    //! server (RFC 9207, section 2.4; then nothing of it is shown), or refuses.
    model::Result<QByteArray> codeOf(const QUrl &redirected) const;
};

} // namespace network
