// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/responsetext.h"

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
    const QString message = ResponseTextTexts::tr("%1 answered with the status %2.").arg(response.url.host()).arg(response.status);
    return model::Error {ErrorCategory::Execution, body.isEmpty() ? message : message + u' ' + body};
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
        ResponseTextTexts::tr("%1 answered with %2 bytes of the type %3, which are no text.")
            .arg(response.url.host())
            .arg(response.body.size())
            .arg(mediaType(response)));
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

} // namespace invocables
