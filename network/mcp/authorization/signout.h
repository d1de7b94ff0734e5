// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QUrl>

namespace network {

class HttpClient;
class SignInStore;

//! Takes back what was granted for an MCP server: the store forgets it, and each authorization server that named a place for it is told
//! that the tokens are good for nothing from now on (RFC 7009). Nobody waits for the answers; both outlive them.
void signOut(const QUrl &server, HttpClient &client, SignInStore &store);

} // namespace network
