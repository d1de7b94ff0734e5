// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/serverinquiry.h"

#include "network/http/httpclient.h"
#include "network/providers/catalog/modellister.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int inquiryTimeout = 5'000;
constexpr qint64 largestInquiryAnswer = 4 * 1024 * 1024;

} // namespace

ServerInquiry::ServerInquiry(const Place &place, HttpClient &client, QObject *parent)
    : Job(parent)
    , m_place(place)
    , m_client(client)
{
    if (m_place.list.isEmpty())
        askForProperties();
    else
        ask(m_place.list, &ServerInquiry::takeList);
}

void ServerInquiry::abandon()
{
    if (m_http)
        m_http->cancel();
}

void ServerInquiry::ask(const QUrl &url, void (ServerInquiry::*answered)(int status))
{
    HttpRequest request;
    request.url = url;
    if (!m_place.key.isEmpty())
        request.headers = {{"Authorization", "Bearer " + m_place.key}};
    request.secrets = {m_place.key};
    request.allowCleartext = m_place.allowCleartext;
    request.origin.purpose = u"server"_s;
    request.idleTimeoutMilliseconds = request.wholeTimeoutMilliseconds = inquiryTimeout;
    request.largestResponse = largestInquiryAnswer;
    request.largestUnpacked = largestInquiryAnswer;
    m_body.clear();
    m_http = m_client.send(request, this);
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, answered);
    connect(m_http, &HttpJob::failed, this, &ServerInquiry::fail);
}

void ServerInquiry::takeList(int status)
{
    const auto models = readModelList(m_body);
    // Of several nobody knows which will be asked.
    if (status == 200 && models && models->size() == 1)
        m_listed.context = models->first().context;
    m_listed.isLlamas = ServerProperties::isLlama(m_http->responseHeaders());
    if (m_listed.isLlamas)
        askForProperties();
    else
        tell(m_listed);
}

void ServerInquiry::askForProperties()
{
    QUrl properties = m_place.root;
    properties.setPath(properties.path() + u"/props"_s);
    ask(properties, &ServerInquiry::takeProperties);
}

void ServerInquiry::takeProperties(int status)
{
    const auto properties = status == 200 ? ServerProperties::read(m_body) : std::nullopt;
    tell(properties && *properties != ServerProperties() ? *properties : m_listed);
}

void ServerInquiry::tell(const ServerProperties &properties)
{
    if (properties == ServerProperties()) {
        fail({model::ErrorCategory::Provider, tr("The server says nothing about itself.")});
    } else if (beginSuccess()) {
        Q_EMIT succeeded(properties);
        endSuccess();
    }
}

} // namespace network
