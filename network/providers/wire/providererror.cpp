// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/providererror.h"

#include "network/rehearsal/cassette.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace network {

using model::Error;

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownOfError = 300;

struct ProviderErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(network::ProviderError)
};

QString codeText(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

QString titleOf(const Provider &provider)
{
    return provider.title.isEmpty() ? provider.name : provider.title;
}

//! What the status means for a person; empty where it says no more than the provider's own words.
QString meaning(int status, const Provider &provider, const QString &model)
{
    const QString title = titleOf(provider);
    switch (status) {
    case 401:
        if (provider.keyName.isEmpty() && !provider.keyVariable.isEmpty())
            return ProviderErrorTexts::tr("%1 needs a key: give it in the environment variable %2.").arg(title, provider.keyVariable);
        return provider.keyName.isEmpty() ? ProviderErrorTexts::tr("%1 needs a key, and its descriptor names none.").arg(title)
                                          : ProviderErrorTexts::tr("%1 refused the key %2.").arg(title, provider.keyName);
    case 402: return ProviderErrorTexts::tr("%1 wants to be paid first.").arg(title);
    case 403: return ProviderErrorTexts::tr("%1 does not permit this with the key that is used.").arg(title);
    case 404: return ProviderErrorTexts::tr("%1 does not know the model “%2”, or the address is wrong.").arg(title, model);
    case 413: return ProviderErrorTexts::tr("The conversation is too large for %1.").arg(title);
    case 429: return ProviderErrorTexts::tr("%1 has been asked too often, or its quota is used up.").arg(title);
    case 503:
    case 529: return ProviderErrorTexts::tr("%1 is overloaded at the moment.").arg(title);
    default:
        return status >= 500 ? ProviderErrorTexts::tr("%1 had an error of its own (status %2).").arg(title, QString::number(status))
            : status > 0     ? ProviderErrorTexts::tr("%1 refused the request (status %2).").arg(title, QString::number(status))
                             : QString();
    }
}

} // namespace

int ProviderError::usualStatus() const
{
    static const std::array<std::pair<QString, int>, 17> table {{
        {u"invalid_request_error"_s, 400},
        {u"authentication_error"_s, 401},
        {u"permission_error"_s, 403},
        {u"not_found_error"_s, 404},
        {u"request_too_large"_s, 413},
        {u"rate_limit_error"_s, 429},
        {u"api_error"_s, 500},
        {u"timeout_error"_s, 504},
        {u"overloaded_error"_s, 529},
        // OpenAI Responses' and Gemini's.
        {u"server_error"_s, 500},
        {u"rate_limit_exceeded"_s, 429},
        {u"INVALID_ARGUMENT"_s, 400},
        {u"UNAUTHENTICATED"_s, 401},
        {u"PERMISSION_DENIED"_s, 403},
        {u"RESOURCE_EXHAUSTED"_s, 429},
        {u"INTERNAL"_s, 500},
        {u"UNAVAILABLE"_s, 503},
    }};
    for (const auto &[name, status] : table) {
        if (name == type)
            return status;
    }
    return 0;
}

ProviderError readProviderError(const QJsonObject &object, const QString &detail)
{
    ProviderError error;
    error.detail = detail;
    if (object.value(offCassette).toBool())
        error.kind = ProviderError::Kind::Unrecorded;
    const QJsonValue inner = object.value("error"_L1);
    const QJsonObject told = inner.isObject() ? inner.toObject() : object;
    error.message = inner.isString() ? inner.toString() : told.value("message"_L1).toString();
    if (error.message.isEmpty())
        error.message = told.value("detail"_L1).toString();
    // An error without words is told by what came.
    if (error.message.isEmpty() && !object.isEmpty())
        error.message = detail.simplified().left(shownOfError);
    error.type = inner.isObject() ? told.value("type"_L1).toString(told.value("status"_L1).toString()) : codeText(told.value("code"_L1));
    return error;
}

ProviderError readErrorBody(const QByteArray &body)
{
    const QString detail = QString::fromUtf8(body.left(20'000));
    const QByteArray start = body.left(200).trimmed().toLower();
    if (start.startsWith("<!doctype") || start.startsWith("<html"))
        return {ProviderError::Kind::Page, ProviderErrorTexts::tr("It answered with a web page."), {}, detail};
    const QJsonDocument document = QJsonDocument::fromJson(body);
    // Gemini puts the error of a streamed answer into a list.
    const QJsonObject object = document.isArray() ? document.array().first().toObject() : document.object();
    if (!object.isEmpty() || document.isObject())
        return readProviderError(object, detail);
    return {ProviderError::Kind::Said, QString::fromUtf8(body.left(shownOfError)).simplified(), {}, detail};
}

Error describe(const ProviderError &error, int status, const Provider &provider, const QString &model)
{
    QString message;
    if (error.kind == ProviderError::Kind::Page && status == 200)
        message = ProviderErrorTexts::tr("%1 answered with a web page. Is the base URL right?").arg(titleOf(provider));
    else if (error.kind == ProviderError::Kind::Unrecorded || (error.kind != ProviderError::Kind::Said && status < 400))
        message = error.message;
    else if (status < 400)
        message = error.message.isEmpty() ? ProviderErrorTexts::tr("%1 broke off with an error.").arg(titleOf(provider))
                                          : ProviderErrorTexts::tr("%1 broke off with an error: %2").arg(titleOf(provider), error.message);
    else
        message = (meaning(status, provider, model) + u' ' + error.message).trimmed();
    return {model::ErrorCategory::Provider, message, error.detail};
}

} // namespace network
