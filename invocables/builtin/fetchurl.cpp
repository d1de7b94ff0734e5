// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/fetchurl.h"

#include "invocables/tools/invocable.h"
#include "invocables/web/readabletext.h"
#include "invocables/web/webjob.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct FetchUrlTexts {
    Q_DECLARE_TR_FUNCTIONS(FetchUrl)
};

// Of a page so much is made readable that the window does not wait for it.
constexpr qsizetype longestPage = 1'000'000;

QByteArray typeOf(const QByteArray &body)
{
    return model::JsonText::parse(body) ? "application/json" : "text/plain; charset=utf-8";
}

model::Result<network::FetchRequest> requestOf(const QJsonObject &values)
{
    constexpr qint64 largestAnswer = 2 * 1024 * 1024;
    network::FetchRequest request;
    request.maximumBody = largestAnswer;
    request.http.method = values[u"method"].toString(u"GET"_s).toLatin1();
    request.http.url = QUrl(values[u"url"].toString(), QUrl::StrictMode).adjusted(QUrl::RemoveFragment);
    request.http.body = values[u"body"].toString().toUtf8();
    if ((request.http.method == "GET" || request.http.method == "HEAD") && !request.http.body.isEmpty())
        return model::failure(ErrorCategory::Validation,
            FetchUrlTexts::tr("A request with the method %1 has no body.").arg(QString::fromLatin1(request.http.method)));
    if (!request.http.body.isEmpty())
        request.http.headers.emplace_back("Content-Type", typeOf(request.http.body));
    const QJsonObject headers = values[u"headers"].toObject();
    for (auto header = headers.begin(); header != headers.end(); ++header) {
        const model::Header sent {header.key().toUtf8(), header.value().toString().toUtf8()};
        if (!network::mayBeSet(sent))
            return model::failure(ErrorCategory::Validation, FetchUrlTexts::tr("The header %1 cannot be set like this.").arg(header.key()));
        request.http.headers.append(sent);
    }
    return request;
}

model::Result<WebJob::Next> pageResult(const network::FetchedResponse &response, bool isHead, bool raw)
{
    if (const auto error = statusError(response))
        return tl::unexpected(*error);
    if (isHead)
        return textResult(headText(response));
    const auto text = responseText(response);
    if (!text)
        return tl::unexpected(text.error());
    const QString type = mediaType(response);
    const bool isPage = !raw && (type == u"text/html" || type == u"application/xhtml+xml");
    // Where it came from, since that may be elsewhere than what was asked for.
    return textResult(u"[%1 %2 %3]\n"_s.arg(response.status).arg(type, response.url.toDisplayString())
        + (isPage ? readableText(text->left(longestPage)) : *text));
}

} // namespace

BuiltinDeclaration FetchUrl::declaration(const InvocableServices &services)
{
    return {u"io:fetch_url"_s, u"Fetches a web page as readable text, or anything else that is text"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"url":{"type":"string","minLength":1,"maxLength":8192,"description":"The address, with https://"},
"method":{"type":"string","enum":["GET","HEAD","POST","PUT","PATCH","DELETE","OPTIONS"],"default":"GET","description":"The request's method"},
"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Headers of the request"},
"body":{"type":"string","maxLength":1000000,"description":"The request's body"},
"raw":{"type":"boolean","default":false,"description":"Gives a page as its HTML"}},
"required":["url"],"additionalProperties":false})"),
        [services] { return std::make_shared<FetchUrl>(services); }};
}

InvocableJob *FetchUrl::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const auto request = requestOf(values);
    if (!request)
        return new ReadyJob(tl::unexpected(request.error()), parent);
    const bool isHead = request->http.method == "HEAD";
    const bool raw = values[u"raw"].toBool();
    return WebJob::begin(
        m_services, *request, [isHead, raw](int, const network::FetchedResponse &response) { return pageResult(response, isHead, raw); },
        context, parent);
}

} // namespace invocables
