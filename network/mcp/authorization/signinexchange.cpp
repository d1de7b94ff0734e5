// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signinexchange.h"

#include "network/http/httpclient.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostFields = 64;

QByteArray decoded(QByteArray text)
{
    return QByteArray::fromPercentEncoding(text.replace('+', ' '));
}

} // namespace

QByteArray formEncoded(const FormFields &fields)
{
    QByteArray text;
    for (const auto &[name, value] : fields) {
        if (!text.isEmpty())
            text += '&';
        text += name.toPercentEncoding() + '=' + value.toPercentEncoding();
    }
    return text;
}

FormFields formDecoded(const QByteArray &text)
{
    FormFields fields;
    for (const QByteArray &field : text.split('&')) {
        if (field.isEmpty() || fields.size() >= mostFields)
            continue;
        const qsizetype sign = field.indexOf('=');
        fields.append({decoded(sign < 0 ? field : field.first(sign)), sign < 0 ? QByteArray() : decoded(field.sliced(sign + 1))});
    }
    return fields;
}

namespace {

struct MetadataFieldsTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
};

constexpr qsizetype longestText = 2048;
constexpr qsizetype mostTexts = 256;

} // namespace

model::Result<QJsonObject> readAnswer(const QByteArray &body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isObject()) {
        return model::failure(
            model::ErrorCategory::Provider, MetadataFieldsTexts::tr("The answer of the sign-in server is not a JSON object."));
    }
    return document.object();
}

QStringList readTexts(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue &value : list.toArray()) {
        if (const QString text = readText(value); !text.isEmpty() && texts.size() < mostTexts)
            texts.append(text);
    }
    return texts;
}

QString readText(const QJsonValue &value)
{
    const QString text = value.toString();
    return text.size() <= longestText ? text : QString();
}

namespace {

HttpRequest prepared(HttpRequest request)
{
    static const QList<QByteArray> secret {"code", "code_verifier", "state", "token", "access_token", "refresh_token", "id_token",
        "client_secret", "registration_access_token"};
    request.origin.purpose = u"sign-in"_s;
    request.secretNames += secret;
    request.secretMembers += secret;
    request.handsOverRedirects = true;
    request.idleTimeoutMilliseconds = request.wholeTimeoutMilliseconds = SignInExchange::timeoutMilliseconds;
    request.largestResponse = SignInExchange::largestAnswer;
    return request;
}

} // namespace

SignInExchange::SignInExchange(HttpClient &client, HttpRequest request, QObject *parent)
    : Job(parent)
    , m_http(client.send(prepared(std::move(request)), this))
{
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_answer.body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, &SignInExchange::answered);
    connect(m_http, &HttpJob::failed, this, &SignInExchange::fail);
}

void SignInExchange::answered(int status)
{
    m_answer.status = status;
    m_answer.headers = m_http->responseHeaders();
    if (beginSuccess()) {
        Q_EMIT succeeded(m_answer);
        endSuccess();
    }
}

void SignInExchange::abandon()
{
    if (m_http)
        m_http->cancel();
}

} // namespace network
