// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httprequest.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct HttpRequestTexts {
    Q_DECLARE_TR_FUNCTIONS(network::HttpRequest)
    PARLANCE_PHRASED
};

bool isSameName(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

bool isHeaderName(const QByteArray &name)
{
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < 127 && c != ':'; });
}

bool isHeaderValue(const QByteArray &value)
{
    return std::none_of(value.begin(), value.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

QByteArray hostOf(const QUrl &url)
{
    QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    if (host.contains(':'))
        host = '[' + host + ']';
    return url.port() < 0 ? host : host + ':' + QByteArray::number(url.port());
}

} // namespace

bool isSameOrigin(const QUrl &one, const QUrl &other)
{
    const auto port = [](const QUrl &url) { return url.port(url.scheme() == "https"_L1 ? 443 : 80); };
    return one.scheme() == other.scheme() && one.host() == other.host() && port(one) == port(other);
}

bool isLoopback(const QUrl &url)
{
    const QString host = url.host();
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

bool isForThisMachine(const QByteArray &host)
{
    const QUrl url = QUrl::fromEncoded("http://" + host, QUrl::StrictMode);
    return isLoopback(url) && url.userInfo().isEmpty() && url.authority(QUrl::FullyEncoded).toLatin1() == host.toLower();
}

bool hasLength(const HttpRequest &request)
{
    // Of none, too, for Qt then takes a body that cannot be sent twice (see UploadBody).
    return !request.body.isEmpty() || request.method != "HEAD";
}

std::optional<model::Error> refusalOf(const HttpRequest &request)
{
    using model::Error, model::ErrorCategory;
    const QUrl &url = request.url;
    const bool cleartext = url.scheme() == "http"_L1;
    if (!url.isValid() || url.host().isEmpty() || (!cleartext && url.scheme() != "https"_L1))
        return Error {ErrorCategory::Usage, HttpRequestTexts::phrased("“%1” is not an HTTP address.").arg(url.toDisplayString())};
    if (cleartext && !isLoopback(url) && !request.allowCleartext) {
        return Error {ErrorCategory::Permission,
            HttpRequestTexts::phrased(
                "The address http://%1 is not encrypted, and only addresses of this machine may be used in that way. Use "
                "https, or set allow-cleartext in the provider's descriptor.")
                .arg(url.host())};
    }
    for (const auto &[name, value] : request.headers) {
        if (!isHeaderName(name) || !isHeaderValue(value))
            return Error {
                ErrorCategory::Usage, HttpRequestTexts::phrased("The header “%1” cannot be sent as it is.").arg(QString::fromLatin1(name))};
    }
    return {};
}

model::Headers sentHeaders(const HttpRequest &request)
{
    model::Headers headers {{"Host", hostOf(request.url)}, {"Connection", "keep-alive"}, {"Accept-Encoding", "identity"}};
    if (hasLength(request))
        headers.emplace_back("Content-Length", QByteArray::number(request.body.size()));
    const qsizetype fixed = headers.size();
    headers += model::Headers {{"User-Agent", "Parlance/" PARLANCE_VERSION}, {"Accept", "*/*"}, {"Accept-Language", "*"}};
    if (!request.body.isEmpty())
        headers.emplace_back("Content-Type", "application/json");
    for (const auto &header : request.headers) {
        const auto same = std::find_if(
            headers.begin(), headers.end(), [&header](const auto &other) { return isSameName(other.first, header.first); });
        if (same == headers.end())
            headers.append(header);
        else if (same - headers.begin() >= fixed)
            *same = header;
    }
    return headers;
}

bool mayBeSet(const model::Header &header)
{
    static const std::array<QByteArray, 11> framing {"host", "connection", "accept-encoding", "content-length", "transfer-encoding", "te",
        "trailer", "upgrade", "expect", "keep-alive", "proxy-connection"};
    return isHeaderName(header.first) && isHeaderValue(header.second)
        && std::find(framing.begin(), framing.end(), header.first.toLower()) == framing.end();
}

QByteArray headerValue(const model::Headers &headers, QByteArrayView wanted)
{
    for (const auto &[name, value] : headers) {
        if (isSameName(name, wanted))
            return value;
    }
    return {};
}

} // namespace network
