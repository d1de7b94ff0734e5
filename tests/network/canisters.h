// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/dialect.h"

//! The canisters of a conversation as tests of the dialects write them, and the request's body that a dialect makes of them.
namespace canisters {

using namespace Qt::StringLiterals;

inline const QString anthropic = u"anthropic-messages"_s;
inline const QString openAi = u"openai-chat-completions"_s;
inline const QString responses = u"openai-responses"_s;
inline const QString gemini = u"google-gemini"_s;
inline const QString ollama = u"ollama-chat"_s;

inline model::CanisterPointer holding(model::Role role, const model::Contents &contents)
{
    model::Canister canister;
    canister.role = role;
    canister.contents = contents;
    return model::share(std::move(canister));
}

inline model::CanisterPointer said(model::Role role, const QString &text)
{
    return holding(role, text.isEmpty() ? model::Contents {} : model::Contents {model::TextContent {text}});
}

inline model::CanisterPointer call(const QString &id, const QString &name, const QByteArray &arguments)
{
    model::Canister canister;
    canister.role = model::Role::Invocation;
    canister.invocation = model::Invocation {id, name, arguments};
    return model::share(std::move(canister));
}

inline model::CanisterPointer result(const QString &id, const model::Contents &contents)
{
    model::Canister canister;
    canister.role = model::Role::Result;
    canister.contents = contents;
    canister.result = model::ResultState {id};
    return model::share(std::move(canister));
}

inline model::CanisterPointer result(const QString &id, const QString &text, bool failed = false)
{
    model::Canister canister = *result(id, model::Contents {model::TextContent {text}});
    if (failed)
        canister.result->error = model::Error {model::ErrorCategory::Execution, text};
    return model::share(std::move(canister));
}

inline model::ConverseRequest requestWithTool()
{
    model::ConverseRequest request;
    request.model = {u"p"_s, u"m"_s};
    request.tools = {{u"io:read_file"_s, u"read_file"_s, u"Reads"_s, model::JsonText::trusted(R"({"type":"object","x":1.0})")}};
    return request;
}

inline QByteArray body(const QString &dialect, const model::ConverseRequest &request, const network::ModelEntry &entry = {})
{
    return network::Dialects::find(dialect)->encode(request, {}, entry).body;
}

} // namespace canisters
