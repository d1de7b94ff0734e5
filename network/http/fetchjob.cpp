// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/fetchjob.h"

#include "network/http/httpclient.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

bool isRedirect(int status)
{
    constexpr std::array<int, 5> redirects {301, 302, 303, 307, 308};
    return std::find(redirects.begin(), redirects.end(), status) != redirects.end();
}

bool mayBeSentOn(const QByteArray &method)
{
    return method == "GET" || method == "HEAD";
}

//! What of a tool's headers another host may see: how the answer should look.
model::Headers harmless(const model::Headers &headers)
{
    model::Headers kept;
    for (const auto &header : headers) {
        const QByteArray name = header.first.toLower();
        if (name == "accept" || name == "accept-language" || name == "user-agent")
            kept.append(header);
    }
    return kept;
}

} // namespace

FetchJob::FetchJob(HttpClient &client, FetchRequest request, QObject *parent)
    : Job(parent)
    , m_client(&client)
    , m_request(std::move(request))
{
    m_request.http.handsOverRedirects = mayBeSentOn(m_request.http.method);
    // The guard knows better: it has seen the addresses.
    m_request.http.allowCleartext = true;
    m_request.http.largestUnpacked = m_request.largestBody;
    QMetaObject::invokeMethod(this, &FetchJob::resolve, Qt::QueuedConnection);
}

void FetchJob::abandon()
{
    if (m_http)
        m_http->cancel();
}

void FetchJob::resolve()
{
    if (isFinished() || !m_client)
        return;
    const QUrl &url = m_request.http.url;
    if (const auto refusal = refusalOf(m_request.http)) {
        // What the tool was asked for, or what a server made of it.
        fail({m_redirects == 0 ? ErrorCategory::Validation : ErrorCategory::Permission, refusal->message});
    } else if (!url.userInfo().isEmpty()) {
        fail({ErrorCategory::Permission, phrased("An address with a name or a password in it is not used.")});
    } else if (const QHostAddress address(url.host()); !address.isNull()) {
        addressesFound(QList {address});
    } else {
        m_client->resolver()(url.host(), this, [this](const Addresses &found) { addressesFound(found); });
    }
}

void FetchJob::addressesFound(const Addresses &found)
{
    if (isFinished())
        return;
    const auto reachable = found.and_then(
        [this](const QList<QHostAddress> &all) { return m_request.guard.reachable(m_request.http.url, all); });
    if (!reachable) {
        fail(reachable.error());
        return;
    }
    m_addresses = *reachable;
    send();
}

void FetchJob::send()
{
    if (!m_client)
        return;
    m_response = {m_request.http.url};
    m_request.http.connectTo = m_addresses.takeFirst();
    m_http = m_client->send(m_request.http, this);
    connect(m_http, &HttpJob::headArrived, this, &FetchJob::readHead);
    connect(m_http, &HttpJob::bytesArrived, this, &FetchJob::readBytes);
    connect(m_http, &HttpJob::succeeded, this, &FetchJob::answered);
    connect(m_http, &HttpJob::failed, this, &FetchJob::exchangeFailed);
}

void FetchJob::readHead(int status, const model::Headers &headers)
{
    m_response.status = status;
    m_response.headers = headers;
    // Of HEAD the length is that of what GET would give.
    if (m_request.http.method != "HEAD" && headerValue(headers, "Content-Length").toLongLong() > m_request.largestBody)
        m_http->giveUp(tooLong());
}

void FetchJob::readBytes(const QByteArray &bytes)
{
    if (m_response.body.size() + bytes.size() > m_request.largestBody)
        m_http->giveUp(tooLong());
    else
        m_response.body += bytes;
}

void FetchJob::exchangeFailed(const Error &error)
{
    const bool sentNothing = m_http->nothingWasSent();
    if (sentNothing && !m_addresses.isEmpty()) {
        send();
        return;
    }
    m_sentNothing = m_sentNothing && (sentNothing || m_http->exchange().isEmpty());
    // A peer that does not keep to what was asked does so again.
    const QByteArray encoding = headerValue(m_http->responseHeaders(), "Content-Encoding");
    const bool isForeign = !encoding.isEmpty() && encoding.compare("identity", Qt::CaseInsensitive) != 0
        && !ContentDecoder::knows(encoding);
    fail(isForeign ? Error {ErrorCategory::Execution, error.message, error.detail} : error);
}

void FetchJob::answered()
{
    m_sentNothing = false;
    const QByteArray location = headerValue(m_response.headers, "Location");
    if (m_request.http.handsOverRedirects && isRedirect(m_response.status) && !location.isEmpty()) {
        follow(m_request.http.url.resolved(QUrl::fromEncoded(location)));
    } else if (beginSuccess()) {
        Q_EMIT succeeded(m_response);
        endSuccess();
    }
}

void FetchJob::follow(const QUrl &target)
{
    const QUrl from = m_request.http.url;
    if (++m_redirects > mostRedirects) {
        fail({ErrorCategory::Execution, phrased("The server redirected the request more than %1 times.").arg(mostRedirects)});
    } else if (from.scheme() == "https"_L1 && target.scheme() == "http"_L1) {
        fail({ErrorCategory::Permission, phrased("%1 redirects the request to an address that is not encrypted.").arg(from.host())});
    } else {
        if (!isSameOrigin(from, target))
            m_request.http.headers = harmless(m_request.http.headers);
        m_request.http.url = target.adjusted(QUrl::RemoveFragment);
        resolve();
    }
}

Error FetchJob::tooLong() const
{
    return {ErrorCategory::Execution,
        phrased("The answer of %1 is longer than %2 bytes, the most that is accepted.")
            .arg(m_request.http.url.host(), m_request.largestBody)};
}

} // namespace network
