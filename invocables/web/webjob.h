// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"
#include "invocables/tools/invocableservices.h"
#include "invocables/tools/invocationcontext.h"
#include "network/http/fetchrequest.h"

#include <QPointer>

#include <variant>

namespace network {
class FetchJob;
}

namespace invocables {

//! The call of a built-in tool that asks the web: a request, or several of which each needs the answer to the one before.
class WebJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebJob)

public:
    //! What follows an answer: another request, or the result.
    using Next = std::variant<network::FetchRequest, InvocableResult>;
    //! Is given the number of the answer, from 0.
    using Reader = std::function<model::Result<Next>(int number, const network::FetchedResponse &response)>;

    //! Never null, never synchronous. An Execution error where there is no network.
    static InvocableJob *begin(const InvocableServices &services, const network::FetchRequest &first, const Reader &reader,
        const InvocationContext &context, QObject *parent);

    bool hasSentNothing() const override;

protected:
    void abandon() override;

private:
    WebJob(network::HttpClient &client, Reader reader, const InvocationContext &context, QObject *parent);
    void send(const network::FetchRequest &request);
    void answered(const network::FetchedResponse &response);

    network::HttpClient &m_client;
    const Reader m_reader;
    const InvocationContext m_context;
    QPointer<network::FetchJob> m_fetch;
    int m_answers = 0;
};

} // namespace invocables
