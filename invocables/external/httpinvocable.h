// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/httptool.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"

#include <memory>

namespace invocables {

//! A tool that is an HTTP request, as its descriptor's `[invocable] kind = "http"` says.
class HttpInvocable final : public Invocable
{
public:
    HttpInvocable(HttpTool tool, InvocableServices services)
        : m_tool(std::make_shared<const HttpTool>(std::move(tool)))
        , m_services(std::move(services))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
    //! Whom it asks.
    QString confinement() const override;
    //! The request's method and address, without secrets.
    QString preview(const model::JsonText &arguments) const override;

private:
    const std::shared_ptr<const HttpTool> m_tool;
    const InvocableServices m_services;
};

} // namespace invocables
