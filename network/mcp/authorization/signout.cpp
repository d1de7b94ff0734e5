// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signout.h"

#include "network/http/httpclient.h"
#include "network/mcp/authorization/signinexchange.h"
#include "network/mcp/authorization/signinstore.h"

namespace network {

namespace {

void revoke(const SignIn &signIn, HttpClient &client)
{
    if (signIn.revocation.isEmpty())
        return;
    // The one that would bring new ones first.
    for (const auto &[token, hint] : {std::pair(signIn.refreshToken, "refresh_token"), {signIn.accessToken, "access_token"}}) {
        if (!token.isEmpty())
            new SignInExchange(
                client, tokenRequest(signIn.revocation, signIn.client, {{"token", token}, {"token_type_hint", hint}}), &client);
    }
}

} // namespace

void signOut(const QUrl &server, HttpClient &client, SignInStore &store)
{
    store.take(server, &client, [&client](const SignIns &signIns) {
        for (const SignIn &signIn : signIns)
            revoke(signIn, client);
    });
}

} // namespace network
