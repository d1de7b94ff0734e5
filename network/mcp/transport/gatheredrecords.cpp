// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/transport/gatheredrecords.h"

#include "model/exchange/exchangelog.h"

#include <algorithm>
#include <utility>

namespace network {

using model::ExchangeState;

namespace {

constexpr int longestWhile = 60;
constexpr int recordLookMilliseconds = 250;

bool isSent(const QByteArray &direction)
{
    return direction == "SEND";
}

} // namespace

GatheredRecords::GatheredRecords(model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_log(log)
{
    m_timer.setInterval(recordLookMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &GatheredRecords::look);
}

GatheredRecords::~GatheredRecords()
{
    finish();
}

void GatheredRecords::add(const QByteArray &direction, const QUrl &url, const QByteArray &message)
{
    const bool isOneMore = m_kinds.size() >= mostKinds && !m_kinds.contains({direction, url});
    const QUrl place = isOneMore ? url.resolved(QUrl(QStringLiteral("/"))) : url;
    const auto [found, isNew] = m_kinds.try_emplace({direction, place});
    if (!isNew) {
        gather(found->second, direction, place, message);
        return;
    }
    found->second.end.setRemainingTime(found->second.seconds * 1000);
    if (!m_timer.isActive())
        m_timer.start();
    recordAlone(direction, url, message);
}

void GatheredRecords::recordAlone(const QByteArray &direction, const QUrl &url, const QByteArray &message)
{
    const model::ExchangeId exchange = m_log.begin({}, {direction, url, {}, isSent(direction) ? message : QByteArray()});
    if (!isSent(direction))
        m_log.received(exchange, message);
    m_log.end(exchange, ExchangeState::Complete);
}

void GatheredRecords::gather(Kind &kind, const QByteArray &direction, const QUrl &url, const QByteArray &message)
{
    if (kind.open.isEmpty())
        kind.open = m_log.begin({}, {direction, url, {}, {}});
    if (kind.left == 0 && kind.kept + message.size() < mostKept) {
        kind.kept += message.size() + 1;
        m_log.received(kind.open, message + '\n');
    } else {
        ++kind.left;
    }
}

void GatheredRecords::close(Kind &kind)
{
    const qint64 left = std::exchange(kind.left, 0);
    kind.kept = 0;
    m_log.end(std::exchange(kind.open, {}), ExchangeState::Complete,
        left > 0 ? tr("%n further message(s) of this kind came, more than are kept.", nullptr, int(std::min<qint64>(left, 1'000'000'000)))
                 : QString());
}

void GatheredRecords::look()
{
    for (auto place = m_kinds.begin(); place != m_kinds.end();) {
        Kind &kind = place->second;
        if (!kind.end.hasExpired()) {
            ++place;
        } else if (kind.open.isEmpty()) {
            place = m_kinds.erase(place);
        } else {
            close(kind);
            kind.seconds = std::min(kind.seconds * 2, longestWhile);
            kind.end.setRemainingTime(kind.seconds * 1000);
            ++place;
        }
    }
    if (m_kinds.empty())
        m_timer.stop();
}

void GatheredRecords::finish()
{
    for (auto &[name, kind] : m_kinds) {
        if (!kind.open.isEmpty())
            close(kind);
    }
    m_kinds.clear();
    m_timer.stop();
}

} // namespace network
