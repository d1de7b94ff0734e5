// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <functional>

namespace network {
class HttpClient;
class Keychain;
class ProcessHost;
} // namespace network

namespace invocables {

//! What invocables that reach outside the program work with. Functions, since the workbench makes these parts on first use: they are
//! called when an invocable runs, not when it is made. What they give outlives all invocables.
struct InvocableServices {
    std::function<network::HttpClient &()> httpClient = {};
    std::function<network::Keychain &()> keychain = {};
    std::function<network::ProcessHost &()> processHost = {};
    //! Where tools keep what the person has them write down; empty: nowhere.
    QString notebookPath = {};
};

} // namespace invocables
