// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httpclient.h"

#include <QNetworkAccessManager>
#include <QNetworkProxy>

namespace network {

using namespace Qt::StringLiterals;

namespace {

// Qt 6.4 opens at most six connections to a host and port for each manager (measured); a seventh stream would wait unseen.
constexpr int connectionsPerHost = 6;

QString hostKey(const QUrl &url)
{
    return url.scheme() + u"://"_s + url.host() + u':' + QString::number(url.port());
}

} // namespace

struct HttpClient::Lane {
    QNetworkAccessManager manager;
    bool loopback = false;
    QHash<const HttpJob *, QString> jobs;

    bool hasRoom(const QString &host) const { return jobs.values().count(host) < connectionsPerHost; }
};

HttpClient::HttpClient(model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_log(log)
{
}

HttpClient::~HttpClient() = default;

HttpJob *HttpClient::send(const HttpRequest &request, QObject *parent)
{
    return new HttpJob(*this, m_log, request, parent);
}

QNetworkAccessManager &HttpClient::managerFor(const QUrl &url, HttpJob &job, bool isFresh)
{
    const QString host = hostKey(url);
    const bool loopback = isLoopback(url);
    for (const auto &lane : m_lanes) {
        if (lane->loopback == loopback && (isFresh ? lane->jobs.isEmpty() : lane->hasRoom(host))) {
            if (isFresh)
                lane->manager.clearConnectionCache();
            lane->jobs.insert(&job, host);
            return lane->manager;
        }
    }
    auto lane = std::make_unique<Lane>();
    lane->loopback = loopback;
    // A proxy that the desktop names must not see what stays on this machine.
    if (loopback)
        lane->manager.setProxy(QNetworkProxy::NoProxy);
    lane->manager.setAutoDeleteReplies(false);
    lane->jobs.insert(&job, host);
    m_lanes.push_back(std::move(lane));
    return m_lanes.back()->manager;
}

void HttpClient::released(HttpJob &job)
{
    m_heads.end(job);
    for (const auto &lane : m_lanes)
        lane->jobs.remove(&job);
}

} // namespace network
