// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/deliveryfailure.h"

#include "network/mcp/http/authorizedjob.h"

#include <QCoreApplication>

namespace network {

using model::Error, model::ErrorCategory;

namespace {

constexpr qsizetype longestExcerpt = 2000;

struct DeliveryFailureTexts {
    Q_DECLARE_TR_FUNCTIONS(McpDelivery)
};

Error refusalError(int status, const QByteArray &body)
{
    const QString detail = excerpt(body);
    if (status == 401)
        return {ErrorCategory::Permission, DeliveryFailureTexts::tr("The server asks for a sign-in (HTTP 401)."), detail};
    if (status == 403)
        return {ErrorCategory::Permission, DeliveryFailureTexts::tr("The server does not allow this (HTTP 403)."), detail};
    if (status == 404)
        return {ErrorCategory::Execution, DeliveryFailureTexts::tr("There is no such place on the server (HTTP 404)."), detail};
    if (status == 429)
        return {ErrorCategory::Network, DeliveryFailureTexts::tr("The server is asked too often (HTTP 429)."), detail};
    return {status >= 500 ? ErrorCategory::Network : ErrorCategory::Execution,
        DeliveryFailureTexts::tr("The server refused with HTTP %1.").arg(status), detail};
}

} // namespace

McpDeliveryFailure deliveryFailure(const AuthorizedJob &job, const std::optional<Error> &error)
{
    McpDeliveryFailure failure;
    failure.kind = job.isRefused() ? McpDeliveryFailure::Kind::Refused : McpDeliveryFailure::Kind::Lost;
    failure.error = error ? *error : refusalError(job.status(), job.refusal());
    failure.nothingSent = job.nothingWasSent();
    failure.status = job.isRefused() ? job.status() : 0;
    failure.body = job.refusal();
    return failure;
}

McpDeliveryFailure unansweredFailure(const QString &garbage)
{
    McpDeliveryFailure failure;
    failure.error = garbage.isEmpty()
        ? Error {ErrorCategory::Network, DeliveryFailureTexts::tr("The server ended its response without an answer.")}
        : Error {
            ErrorCategory::Network, DeliveryFailureTexts::tr("The server answered with something that is no JSON-RPC message."), garbage};
    return failure;
}

QString excerpt(const QByteArray &text)
{
    return QString::fromUtf8(text.left(longestExcerpt));
}

} // namespace network
