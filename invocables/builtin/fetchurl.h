// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! io:fetch_url. Fetches what is at an address; of a page the text that a person would read.
class FetchUrl final : public Invocable
{
public:
    explicit FetchUrl(InvocableServices services)
        : m_services(std::move(services))
    {
    }

    static BuiltinDeclaration declaration(const InvocableServices &services);
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;

private:
    const InvocableServices m_services;
};

} // namespace invocables
