// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httpclient.h"

#include <QNetworkAccessManager>
#include <QNetworkProxy>

#include <chrono>

namespace network {

using namespace Qt::StringLiterals;

namespace {

// Until what was broken off does not keep Qt's thread busy any more, for which its manager would be waited for: HeadWatch sees to that.
constexpr auto laneRest = std::chrono::milliseconds(1'000);
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

    //! When none of it keeps its thread from ending at once.
    QDeadlineTimer rested;

    bool isAtRest() const { return jobs.isEmpty() && rested.hasExpired(); }
    bool hasRoom(const QString &host) const { return jobs.values().count(host) < connectionsPerHost; }
};

HttpClient::HttpClient(model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_log(log)
{
}

HttpClient::~HttpClient()
{
    // A manager waits for its thread, which may be reading what has no end.
    m_heads.breakOffAll();
}

HttpJob *HttpClient::send(const HttpRequest &request, QObject *parent)
{
    return new HttpJob(*this, m_log, request, parent);
}

QNetworkAccessManager &HttpClient::managerFor(const QUrl &url, HttpJob &job, bool isFresh)
{
    const QString host = hostKey(url);
    const bool loopback = isLoopback(url);
    for (const auto &lane : m_lanes) {
        if (lane->loopback == loopback && (isFresh ? lane->isAtRest() : lane->hasRoom(host))) {
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

void HttpClient::released(HttpJob &job, bool isComplete)
{
    m_heads.end(job);
    for (const auto &lane : m_lanes) {
        if (lane->jobs.remove(&job) && !isComplete)
            lane->rested.setRemainingTime(laneRest);
    }
}

} // namespace network
