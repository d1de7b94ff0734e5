// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/serverinquiry.h"

#include "network/http/httpclient.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int timeoutMilliseconds = 5'000;
constexpr qint64 maximumAnswer = 4 * 1024 * 1024;

} // namespace

ServerInquiry::ServerInquiry(const QUrl &root, const QByteArray &key, HttpClient &client, QObject *parent, bool allowCleartext)
    : Job(parent)
{
    HttpRequest request;
    request.url = root;
    request.url.setPath(root.path() + u"/props"_s);
    if (!key.isEmpty())
        request.headers = {{"Authorization", "Bearer " + key}};
    request.secrets = {key};
    request.allowCleartext = allowCleartext;
    request.origin.purpose = u"server"_s;
    request.idleTimeoutMilliseconds = timeoutMilliseconds;
    request.maximumResponse = maximumAnswer;
    m_http = client.send(request, this);
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, &ServerInquiry::answered);
    connect(m_http, &HttpJob::failed, this, &ServerInquiry::fail);
}

void ServerInquiry::abandon()
{
    if (m_http)
        m_http->cancel();
}

void ServerInquiry::answered(int status)
{
    const auto properties = status == 200 ? ServerProperties::read(m_body) : std::nullopt;
    if (!properties) {
        fail({model::ErrorCategory::Provider, tr("The server says nothing of itself.")});
    } else if (beginSuccess()) {
        Q_EMIT succeeded(*properties);
        endSuccess();
    }
}

} // namespace network
