// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "network/http/fetchjob.h"

#include <QPointer>

#include <variant>

namespace network {
class FetchJob;
} // namespace network

namespace invocables {

//! Characters of an answer that an error's text shows.
constexpr qsizetype mostOfAnError = 2000;

//! Why an answer is none that a tool can use: its status is not one of success. Says so with the beginning of the body.
std::optional<model::Error> statusError(const network::FetchedResponse &response);

//! The body as text, by its character set. \return an Execution error where it is none.
model::Result<QString> responseText(const network::FetchedResponse &response);

//! Status and headers, for an answer that has nothing else.
QString headText(const network::FetchedResponse &response);

//! Such as `text/html`, in lower case; empty where the answer does not say.
QString mediaType(const network::FetchedResponse &response);

//! The call of a built-in tool that asks the web: a request, or several of which each needs the answer to the one before.
class WebJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebJob)
    PARLANCE_PHRASED

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
