// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/serverreadiness.h"

#include "network/http/httpclient.h"

#include <QTimer>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr int firstPause = 50;
constexpr int longestPause = 1'000;
constexpr int timeoutMilliseconds = 5'000;
constexpr qint64 maximumAnswer = 4 * 1024 * 1024;

} // namespace

ServerReadiness::ServerReadiness(const QUrl &root, HttpClient &quiet, HttpClient &recorded, QObject *parent)
    : Job(parent)
    , m_root(root)
    , m_quiet(quiet)
    , m_recorded(recorded)
    , m_pause(firstPause)
{
    QMetaObject::invokeMethod(this, &ServerReadiness::askHealth, Qt::QueuedConnection);
}

void ServerReadiness::abandon()
{
    if (m_http)
        m_http->cancel();
}

HttpJob *ServerReadiness::get(HttpClient &client, const QString &path)
{
    HttpRequest request;
    request.url = m_root;
    request.url.setPath(path);
    request.origin.purpose = u"server"_s;
    request.idleTimeoutMilliseconds = timeoutMilliseconds;
    request.maximumResponse = maximumAnswer;
    m_body.clear();
    m_http = client.send(request, this);
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_body += bytes; });
    return m_http;
}

void ServerReadiness::askHealth()
{
    if (isFinished())
        return;
    HttpJob *asked = get(m_quiet, u"/health"_s);
    connect(asked, &HttpJob::failed, this, &ServerReadiness::again);
    connect(asked, &HttpJob::succeeded, this, [this](int status) {
        if (status == 200)
            askProperties();
        else
            again();
    });
}

void ServerReadiness::again()
{
    QTimer::singleShot(m_pause, this, &ServerReadiness::askHealth);
    m_pause = std::min(m_pause * 3 / 2, longestPause);
}

void ServerReadiness::askProperties()
{
    HttpJob *asked = get(m_recorded, u"/props"_s);
    connect(asked, &HttpJob::finished, this, &ServerReadiness::takeProperties);
}

//! A server without them can be conversed with all the same.
void ServerReadiness::takeProperties()
{
    if (isFinished())
        return;
    const ServerProperties properties = ServerProperties::read(m_body).value_or(ServerProperties {});
    if (beginSuccess()) {
        Q_EMIT succeeded(properties);
        endSuccess();
    }
}

} // namespace network
