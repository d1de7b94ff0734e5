// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace network {

//! Where scopes to be asked for come from. A value.
struct ScopeSources {
    //! Of the challenge: what the request at hand needs.
    QStringList challenged = {};
    //! What the MCP server says it knows.
    QStringList supported = {};
    //! What the person configured.
    QStringList configured = {};
    //! What was asked for before: a new token should not lose it.
    QStringList earlier = {};
    //! What the authorization server says it knows.
    QStringList granter = {};
};

//! Those of the challenge, else all that the server supports, with the earlier and configured ones; `offline_access` only where the
//! authorization server lists it and scopes are asked for at all. Empty: the parameter is left out.
QStringList chooseScopes(const ScopeSources &sources);

bool isCovered(const QStringList &scopes, const QStringList &by);

} // namespace network
