// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpabilities.h"

#include "model/schema/jsonview.h"

namespace network {

using model::JsonText, model::JsonView;

namespace {

constexpr int mostLogins = 16;
constexpr int mostLoginArguments = 64;

bool isTrue(const JsonView &value)
{
    return value.text() == "true";
}

//! Marked by an object, or by a plain yes.
bool isThere(const JsonView &value)
{
    return value.isObject() || isTrue(value);
}

AcpLogin readLogin(const JsonView &value)
{
    const auto members = value.members();
    AcpLogin login {members["id"].string(), members["name"].string(), members["description"].string()};
    login.isInTerminal = members["type"] == "terminal";
    for (const JsonView &argument : members["args"].elements()) {
        if (login.arguments.size() < mostLoginArguments)
            login.arguments.append(argument.string());
    }
    return login;
}

} // namespace

AcpAbilities AcpAbilities::read(const JsonText &greeting)
{
    const auto members = JsonView::of(greeting).members();
    const auto abilities = members["agentCapabilities"].members();
    const auto sessions = abilities["sessionCapabilities"].members();
    const auto prompts = abilities["promptCapabilities"].members();
    const auto info = members["agentInfo"].members();
    AcpAbilities read;
    read.version = members["protocolVersion"].integer();
    read.title = info["title"].string().isEmpty() ? info["name"].string() : info["title"].string();
    read.canLoad = isTrue(abilities["loadSession"]);
    read.canResume = isThere(sessions["resume"]);
    read.canFork = isThere(sessions["fork"]);
    read.canDelete = isThere(sessions["delete"]);
    read.canClose = isThere(sessions["close"]);
    read.takesImages = isTrue(prompts["image"]);
    read.takesDocuments = isTrue(prompts["embeddedContext"]);
    for (const JsonView &login : members["authMethods"].elements()) {
        if (read.logins.size() < mostLogins && login.isObject())
            read.logins.append(readLogin(login));
    }
    return read;
}

} // namespace network
