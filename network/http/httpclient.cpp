// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httpclient.h"

#include "network/http/proxychoice.h"

#include <QCoreApplication>
#include <QHostInfo>
#include <QNetworkAccessManager>
#include <QNetworkProxy>

#include <algorithm>
#include <chrono>
#include <utility>

namespace network {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

struct ResolverTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Resolver)
    PARLANCE_PHRASED
};

Addresses addressesOf(const QHostInfo &found)
{
    if (found.error() == QHostInfo::NoError && !found.addresses().isEmpty())
        return found.addresses();
    return model::failure(model::ErrorCategory::Network,
        ResolverTexts::phrased("The name %1 could not be found. Is the address right, and is this machine online?").arg(found.hostName()),
        found.errorString());
}

} // namespace

Resolver systemResolver()
{
    return [](const QString &host, QObject *context, std::function<void(const Addresses &)> done) {
        QHostInfo::lookupHost(host, context, [done = std::move(done)](const QHostInfo &found) { done(addressesOf(found)); });
    };
}

namespace {

constexpr auto lookInterval = 250ms;
// While nothing comes.
constexpr auto quietInterval = 1000ms;
constexpr auto timeAfterwards = 2000ms;
// Chunks and TLS add to a body; small pieces may become several times as much.
constexpr qint64 framingFactor = 4;
// TLS says good-bye before the connection ends.
constexpr qint64 longestFarewell = 64;

qint64 takenFrom(const TcpConnection &connection)
{
    const TcpConnection::Figures figures = connection.figures();
    return figures.bytes - figures.unread;
}

} // namespace

bool HeadWatch::Place::holds(const QHostAddress &peer, int itsPort) const
{
    return port == itsPort && (address.isNull() || address == peer || (address.isLoopback() && peer.isLoopback()));
}

HeadWatch::HeadWatch(QObject *parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &HeadWatch::look);
}

HeadWatch::Place HeadWatch::placeOf(const QUrl &url)
{
    const int port = url.port(url.scheme() == QLatin1String("https") ? 443 : 80);
    if (isLoopback(url))
        return {port, QHostAddress(QHostAddress::LocalHost)};
    const QNetworkProxy proxy = ProxyChoice().queryProxy(QNetworkProxyQuery(url)).value(0);
    const bool isDirect = proxy.type() == QNetworkProxy::NoProxy || proxy.hostName().isEmpty();
    return isDirect ? Place {port, QHostAddress(url.host())} : Place {proxy.port(), QHostAddress(proxy.hostName())};
}

HeadWatch::Visit &HeadWatch::visitTo(const Place &place)
{
    const auto known = std::find_if(m_visits.begin(), m_visits.end(), [&place](const Visit &visit) { return visit.place == place; });
    if (known != m_visits.end())
        return *known;
    if (!m_places.contains(place))
        m_places.append(place);
    return m_visits.emplaceBack(Visit {place, 0, {}, 0});
}

void HeadWatch::begin(HttpJob &job, const QUrl &url)
{
    Exchange exchange {placeOf(url), url.scheme() == QLatin1String("https"), false, false, {}};
    const bool hasBeenThere = m_places.contains(exchange.place);
    ++visitTo(exchange.place).exchanges;
    // There is none yet where nobody has been.
    const auto there = [&exchange](const QHostAddress &peer, int port) { return exchange.place.holds(peer, port); };
    for (TcpConnection &connection : hasBeenThere ? TcpConnection::whichLead(there) : std::vector<TcpConnection>()) {
        if (!m_readings.contains(connection.number()))
            m_readings.insert(connection.number(), {takenFrom(connection), 0});
        std::weak_ptr<const TcpConnection> &shared = m_kept[connection.number()];
        auto kept = shared.lock();
        if (!kept)
            shared = kept = std::make_shared<const TcpConnection>(std::move(connection));
        exchange.kept.push_back({kept, kept->figures()});
    }
    m_exchanges.insert_or_assign(&job, std::move(exchange));
    if (!m_timer.isActive() || m_timer.intervalAsDuration() > lookInterval)
        m_timer.start(lookInterval);
}

void HeadWatch::headCame(HttpJob &job)
{
    const auto exchange = m_exchanges.find(&job);
    if (exchange == m_exchanges.end())
        return;
    exchange->second.hasHead = true;
    exchange->second.kept.clear();
    visitTo(exchange->second.place).explained += largestHead;
}

void HeadWatch::bodyCame(HttpJob &job, qint64 bytes)
{
    const auto exchange = m_exchanges.find(&job);
    if (exchange != m_exchanges.end())
        visitTo(exchange->second.place).explained += framingFactor * bytes;
}

void HeadWatch::end(HttpJob &job)
{
    const auto exchange = m_exchanges.find(&job);
    if (exchange == m_exchanges.end())
        return;
    Visit &visit = visitTo(exchange->second.place);
    --visit.exchanges;
    visit.until.setRemainingTime(timeAfterwards);
    m_exchanges.erase(exchange);
}

bool HeadWatch::hasBrokenOff(HttpJob &job) const
{
    const auto exchange = m_exchanges.find(&job);
    return exchange != m_exchanges.end() && exchange->second.hasBrokenOff;
}

bool HeadWatch::hasAnswerBegun(HttpJob &job) const
{
    const auto exchange = m_exchanges.find(&job);
    if (exchange == m_exchanges.end())
        return false;
    const qint64 most = exchange->second.isEncrypted ? longestFarewell : 0;
    return std::any_of(exchange->second.kept.begin(), exchange->second.kept.end(), [most](const Kept &kept) {
        const TcpConnection::Figures now = kept.connection->figures();
        // Its end counts as a byte, but is in no segment of data.
        return !now.isOpen && now.segments != kept.before.segments && now.bytes - kept.before.bytes > most;
    });
}

void HeadWatch::breakOffAll() const
{
    const auto met = [this](const QHostAddress &peer, int port) {
        return std::any_of(m_places.begin(), m_places.end(), [&](const Place &place) { return place.holds(peer, port); });
    };
    for (const TcpConnection &connection : TcpConnection::whichLead(met)) {
        // A farewell may be on its way still.
        if (connection.figures().unread > 0)
            connection.breakOff();
        else
            connection.end();
    }
}

std::vector<TcpConnection> HeadWatch::connections() const
{
    return TcpConnection::whichLead([this](const QHostAddress &peer, int port) {
        return std::any_of(m_visits.begin(), m_visits.end(), [&](const Visit &visit) { return visit.place.holds(peer, port); });
    });
}

void HeadWatch::look()
{
    bool somethingCame = false;
    QHash<quint64, Reading> earlier;
    std::vector<TcpConnection> all = connections();
    m_readings.swap(earlier);
    for (const TcpConnection &connection : all)
        m_readings.insert(connection.number(), earlier.value(connection.number()));
    for (const TcpConnection &connection : all)
        somethingCame = lookAt(connection) || somethingCame;
    for (Visit &visit : m_visits)
        visit.explained = 0;
    m_visits.removeIf([](const Visit &visit) { return visit.isOver(); });
    m_kept.removeIf([](const auto &kept) { return kept.value().expired(); });
    if (m_visits.isEmpty()) {
        m_readings.clear();
        m_timer.stop();
    } else {
        m_timer.start(somethingCame ? lookInterval : quietInterval);
    }
}

bool HeadWatch::lookAt(const TcpConnection &connection)
{
    qint64 explained = 0;
    for (const Visit &visit : std::as_const(m_visits))
        explained += visit.place.holds(connection.peer(), connection.port()) ? visit.explained : 0;
    Reading &reading = m_readings[connection.number()];
    const qint64 taken = takenFrom(connection);
    const qint64 grown = taken - std::exchange(reading.taken, taken);
    reading.unexplained = std::max<qint64>(0, reading.unexplained + grown - explained);
    if (reading.unexplained > largestHead)
        breakOff(connection);
    return grown > 0;
}

//! Who waits for it is told at once where there is but one; Qt would make some requests again before it told.
void HeadWatch::breakOff(const TcpConnection &connection)
{
    connection.breakOff();
    QList<HttpJob *> waiting;
    for (auto &[job, exchange] : m_exchanges) {
        if (exchange.place.holds(connection.peer(), connection.port())) {
            exchange.hasBrokenOff = true;
            waiting.append(job);
        }
    }
    if (waiting.size() == 1)
        QMetaObject::invokeMethod(waiting.first(), &HttpJob::giveUpWithoutEnd, Qt::QueuedConnection);
}

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

void HttpClient::setReplay(const QUrl &base, bool isUnhurried)
{
    m_replay = base;
    m_isUnhurried = isUnhurried;
    // Addresses are checked all the same; that of a name is one that may be reached.
    m_replayResolver = [](const QString &host, QObject *context, const std::function<void(const Addresses &)> &done) {
        const QHostAddress literal(host);
        const bool isOwn = host.compare("localhost"_L1, Qt::CaseInsensitive) == 0;
        const QHostAddress address = !literal.isNull() ? literal
            : isOwn                                    ? QHostAddress(QHostAddress::LocalHost)
                                                       : QHostAddress(u"1.1.1.1"_s);
        QMetaObject::invokeMethod(
            context, [done, address] { done(QList<QHostAddress> {address}); }, Qt::QueuedConnection);
    };
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
    else
        lane->manager.setProxyFactory(new ProxyChoice);
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
