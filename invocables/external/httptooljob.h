// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/httptool.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocableservices.h"
#include "invocables/tools/invocationcontext.h"
#include "network/http/fetchrequest.h"

#include <QPointer>

namespace network {
class FetchJob;
}

namespace invocables {

//! The call of an HttpInvocable: finds the secrets, sends the request, makes a result of the answer.
class HttpToolJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpToolJob)

public:
    HttpToolJob(std::shared_ptr<const HttpTool> tool, const InvocableServices &services, const model::JsonText &arguments,
        const InvocationContext &context, QObject *parent);

    bool hasSentNothing() const override;

protected:
    void abandon() override;

private:
    void findSecrets();
    void send();
    void answered(const network::FetchedResponse &response);

    const std::shared_ptr<const HttpTool> m_tool;
    const InvocableServices m_services;
    const model::JsonText m_arguments;
    const InvocationContext m_context;
    SecretValues m_secrets;
    QPointer<network::FetchJob> m_fetch;
};

} // namespace invocables
