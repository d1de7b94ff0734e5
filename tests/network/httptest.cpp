// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/httptest.h"

using namespace Qt::StringLiterals;
using namespace network;

void HttpTest::init()
{
    m_server = std::make_unique<ScriptedServer>();
    m_log = std::make_unique<model::ExchangeLog>();
    m_client = std::make_unique<HttpClient>(*m_log);
    m_ended = std::make_unique<QSignalSpy>(m_log.get(), &model::ExchangeLog::ended);
}

void HttpTest::cleanup()
{
    m_client.reset();
    m_ended.reset();
    m_log.reset();
    m_server.reset();
}

HttpRequest HttpTest::post(const QByteArray &body) const
{
    HttpRequest request;
    request.method = "POST";
    request.url = m_server->url(u"/v1/messages?a=b%20c"_s);
    request.headers = {{"Accept", "text/event-stream"}, {"X-Custom", "Straße"}};
    request.body = body;
    return request;
}

HttpJob *HttpTest::send(const HttpRequest &request, Outcome &outcome)
{
    HttpJob *job = m_client->send(request, m_client.get());
    connect(job, &HttpJob::bytesArrived, this, [&outcome](const QByteArray &bytes) { outcome.body += bytes; });
    connect(job, &HttpJob::succeeded, this, [&outcome](int status) { outcome.status = status; });
    connect(job, &HttpJob::failed, this, [&outcome](const model::Error &error) { outcome.error = error; });
    connect(job, &HttpJob::finished, this, [&outcome] { outcome.finished = true; });
    return job;
}

FetchRequest HttpTest::get(const QString &path) const
{
    FetchRequest request;
    request.http.url = m_server->url(path);
    request.guard = *AddressGuard::parse({u"127.0.0.1"_s});
    return request;
}

FetchJob *HttpTest::fetch(const FetchRequest &request, Fetched &fetched)
{
    auto *job = new FetchJob(*m_client, request, m_client.get());
    connect(job, &FetchJob::succeeded, this, [&fetched](const FetchedResponse &response) { fetched.response = response; });
    connect(job, &FetchJob::failed, this, [&fetched](const model::Error &error) { fetched.error = error; });
    connect(job, &FetchJob::finished, this, [&fetched, job] {
        fetched.sentNothing = job->hasSentNothing();
        fetched.finished = true;
    });
    return job;
}
