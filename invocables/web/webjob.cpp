// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/webjob.h"

#include "invocables/tools/invocable.h"
#include "invocables/web/readabletext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringDecoder>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct ResponseTextTexts {
    Q_DECLARE_TR_FUNCTIONS(ResponseText)
    PARLANCE_PHRASED
};

//! UTF-8 where the answer names none that is known.
QStringDecoder decoderFor(const network::FetchedResponse &response)
{
    static const QRegularExpression charset(u"charset\\s*=\\s*\"?([^\\s\";]+)"_s, QRegularExpression::CaseInsensitiveOption);
    const QString type = QString::fromLatin1(network::headerValue(response.headers, "Content-Type"));
    QStringDecoder named(charset.match(type).captured(1).toLatin1().constData());
    return named.isValid() ? std::move(named) : QStringDecoder(QStringDecoder::Utf8);
}

QString beginningOf(const network::FetchedResponse &response)
{
    const auto text = responseText(response);
    const QString readable = text && mediaType(response) == u"text/html" ? readableText(*text) : text.value_or(QString());
    return readable.trimmed().left(mostOfAnError);
}

} // namespace

std::optional<model::Error> statusError(const network::FetchedResponse &response)
{
    if (response.status >= 200 && response.status < 300)
        return {};
    const QString body = beginningOf(response);
    const model::Wording message = ResponseTextTexts::phrased("%1 answered with the status %2.").arg(response.url.host(), response.status);
    return model::Error {ErrorCategory::Execution, body.isEmpty() ? message : message + (u' ' + body)};
}

model::Result<QString> responseText(const network::FetchedResponse &response)
{
    QStringDecoder decoder = decoderFor(response);
    const QString text = decoder.decode(response.body);
    const bool isText = !text.contains(QChar(0));
    if (isText && !decoder.hasError())
        return text;
    // Old pages often do not say that they are in Latin-1.
    if (isText && mediaType(response).startsWith(u"text/"))
        return QString::fromLatin1(response.body);
    return model::failure(ErrorCategory::Execution,
        ResponseTextTexts::phrased("%1 answered with %2 bytes of the type %3, which are not text.")
            .arg(response.url.host(), response.body.size(), mediaType(response)));
}

QString headText(const network::FetchedResponse &response)
{
    QString text = u"HTTP %1"_s.arg(response.status);
    for (const auto &[name, value] : response.headers)
        text += u"\n%1: %2"_s.arg(QString::fromLatin1(name), QString::fromUtf8(value));
    return text;
}

QString mediaType(const network::FetchedResponse &response)
{
    const QByteArray type = network::headerValue(response.headers, "Content-Type");
    return QString::fromLatin1(type.split(';').first().trimmed().toLower());
}

InvocableJob *WebJob::begin(const InvocableServices &services, const network::FetchRequest &first, const Reader &reader,
    const InvocationContext &context, QObject *parent)
{
    if (!services.httpClient)
        return new ReadyJob(model::failure(model::ErrorCategory::Execution, phrased("There is no network here.")), parent);
    auto *job = new WebJob(services.httpClient(), reader, context, parent);
    job->send(first);
    return job;
}

WebJob::WebJob(network::HttpClient &client, Reader reader, const InvocationContext &context, QObject *parent)
    : InvocableJob(parent)
    , m_client(client)
    , m_reader(std::move(reader))
    , m_context(context)
{
}

bool WebJob::hasSentNothing() const
{
    return m_answers == 0 && m_fetch && m_fetch->hasSentNothing();
}

void WebJob::abandon()
{
    if (m_fetch)
        m_fetch->cancel();
}

void WebJob::send(const network::FetchRequest &request)
{
    network::FetchRequest sent = request;
    sent.http.origin = m_context.origin;
    sent.http.attempt = m_context.attempt;
    if (m_context.invoker)
        sent.guard = m_context.invoker->reach;
    m_fetch = new network::FetchJob(m_client, sent, this);
    connect(m_fetch, &network::FetchJob::succeeded, this, &WebJob::answered);
    connect(m_fetch, &network::FetchJob::failed, this, &WebJob::fail);
}

void WebJob::answered(const network::FetchedResponse &response)
{
    const auto next = m_reader(m_answers++, response);
    if (!next) {
        fail(next.error());
    } else if (const auto *request = std::get_if<network::FetchRequest>(&*next)) {
        send(*request);
    } else if (beginSuccess()) {
        Q_EMIT succeeded(std::get<InvocableResult>(*next));
        endSuccess();
    }
}

} // namespace invocables
