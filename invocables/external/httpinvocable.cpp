// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httpinvocable.h"

#include "invocables/external/httptooljob.h"
#include "invocables/external/httptoolrequest.h"
#include "invocables/tools/readyjob.h"

#include <QCoreApplication>

namespace invocables {

namespace {

struct HttpInvocableTexts {
    Q_DECLARE_TR_FUNCTIONS(HttpInvocable)
};

} // namespace

InvocableJob *HttpInvocable::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    if (!m_services.httpClient || !m_services.keychain)
        return new ReadyJob(model::failure(model::ErrorCategory::Execution, HttpInvocableTexts::tr("There is no network here.")), parent);
    return new HttpToolJob(m_tool, m_services, arguments, context, parent);
}

QString HttpInvocable::confinement() const
{
    return HttpInvocableTexts::tr("asks %1").arg(m_tool->url.host());
}

QString HttpInvocable::preview(const model::JsonText &arguments) const
{
    SecretValues hidden;
    for (const HttpSecret &secret : m_tool->secrets())
        hidden.insert(secret.name, "***");
    const auto request = HttpToolRequest(*m_tool, arguments, hidden).make();
    return request ? QString::fromLatin1(request->method + ' ' + request->url.toEncoded()) : request.error().message;
}

} // namespace invocables
