// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"

#include <utility>

namespace model {

namespace {

constexpr std::chrono::milliseconds progressInterval(100);
constexpr qsizetype mostArrivals = 20'000;
// From here on a body grows by more than it needs.
constexpr qint64 leastSpacious = 32 * 1024;

void noteArrival(QList<Arrival> &arrivals, const Arrival &arrival)
{
    if (arrivals.size() < mostArrivals)
        arrivals.append(arrival);
    else
        arrivals.last() = arrival;
}

} // namespace

ExchangeLog::ExchangeLog(QObject *parent)
    : QObject(parent)
{
}

ExchangeLog::~ExchangeLog() = default;

ExchangeId ExchangeLog::begin(const ExchangeOrigin &origin, const ExchangeRequest &request, int attempt, Moment at)
{
    Open open;
    open.exchange.origin = origin;
    int places = 0;
    open.exchange.request = m_rules.applied(request, places);
    open.exchange.attempt = attempt;
    open.begun = at;
    const ExchangeId id = open.exchange.id;
    const auto place = m_open.emplace(id.toString(), std::move(open)).first;
    // A copy: whoever listens may end the exchange.
    const Exchange exchange = place->second.exchange;
    Q_EMIT begun(exchange);
    return id;
}

void ExchangeLog::reached(const ExchangeId &id, Milestone milestone)
{
    const auto place = m_open.find(id.toString());
    if (place == m_open.end())
        return;
    Milestones &milestones = place->second.exchange.milestones;
    double &time = milestone == Milestone::Connecting ? milestones.connecting
        : milestone == Milestone::Encrypted           ? milestones.encrypted
                                                      : milestones.sent;
    if (time < 0)
        time = place->second.millisecondsUntil(Clock::now());
}

void ExchangeLog::head(const ExchangeId &id, int status, const Headers &headers, Moment at)
{
    const auto place = m_open.find(id.toString());
    if (place == m_open.end())
        return;
    Exchange &exchange = place->second.exchange;
    exchange.status = status;
    exchange.responseHeaders = headers;
    exchange.headMilliseconds = place->second.millisecondsUntil(at);
    announce(place->second, at);
}

void ExchangeLog::received(const ExchangeId &id, QByteArrayView bytes, Moment at)
{
    const auto place = m_open.find(id.toString());
    if (place == m_open.end() || bytes.isEmpty())
        return;
    Exchange &exchange = place->second.exchange;
    const qint64 before = exchange.arrivals.isEmpty() ? 0 : exchange.arrivals.last().offset;
    const qint64 room = largestBody - exchange.responseBody.size();
    const QByteArrayView kept = bytes.first(std::min<qint64>(room, bytes.size()));
    const qint64 size = exchange.responseBody.size() + kept.size();
    // Room costs nothing before it is written to, and each growth copies all that is there; for more than is kept there is none.
    if (size > leastSpacious && size > exchange.responseBody.capacity())
        exchange.responseBody.reserve(std::min(4 * size, qint64(largestBody)));
    exchange.responseBody.append(kept);
    noteArrival(exchange.arrivals, {before + bytes.size(), place->second.millisecondsUntil(at)});
    announce(place->second, at);
}

void ExchangeLog::end(const ExchangeId &id, ExchangeState state, const QString &error, Moment at)
{
    const auto place = m_open.find(id.toString());
    if (place == m_open.end())
        return;
    Exchange exchange = std::move(place->second.exchange);
    exchange.totalMilliseconds = place->second.millisecondsUntil(at);
    exchange.state = state;
    exchange.error = error;
    m_open.erase(place);
    int places = 0;
    m_rules.applyToResponse(exchange, places);
    Q_EMIT ended(exchange);
}

const Exchange *ExchangeLog::open(const ExchangeId &id) const
{
    const auto place = m_open.find(id.toString());
    return place == m_open.end() ? nullptr : &place->second.exchange;
}

std::optional<Exchange> ExchangeLog::soFar(const ExchangeId &id, Moment at) const
{
    const auto place = m_open.find(id.toString());
    if (place == m_open.end())
        return {};
    Exchange exchange = place->second.exchange;
    exchange.totalMilliseconds = place->second.millisecondsUntil(at);
    int places = 0;
    m_rules.applyToResponse(exchange, places);
    return exchange;
}

QList<ExchangeId> ExchangeLog::openExchanges() const
{
    QList<ExchangeId> ids;
    for (const auto &[key, open] : m_open)
        ids.append(open.exchange.id);
    return ids;
}

void ExchangeLog::setHeld(bool held)
{
    if (std::exchange(m_isHeld, held) != held)
        Q_EMIT heldChanged(held);
}

void ExchangeLog::announce(Open &open, Moment at)
{
    if (open.lastProgress && at - *open.lastProgress < progressInterval)
        return;
    open.lastProgress = at;
    const ExchangeId id = open.exchange.id;
    Q_EMIT progressed(id);
}

} // namespace model
