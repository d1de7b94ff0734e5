// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

#include <QUrl>

namespace invocables {

//! web:web_search. Asks DuckDuckGo for an instant answer and the topics that belong to it; needs no key, and is no full search.
class WebSearch final : public Invocable
{
public:
    WebSearch(InvocableServices services, QUrl address)
        : m_services(std::move(services))
        , m_address(std::move(address))
    {
    }

    static BuiltinDeclaration declaration(
        const InvocableServices &services, const QUrl &address = QUrl(QStringLiteral("https://api.duckduckgo.com/")));
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;

private:
    const InvocableServices m_services;
    const QUrl m_address;
};

} // namespace invocables
