// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangegroup.h"

#include <algorithm>

namespace gui {

namespace {

//! A wait is as long as it was up to here.
constexpr double longestWaitMilliseconds = 1000;
//! The part of the whole that a longer one gets.
constexpr double gapShare = 0.05;

double beginOf(const model::ExchangeEntry &entry)
{
    return double(entry.exchange.started.toMSecsSinceEpoch());
}

double endOf(const model::ExchangeEntry &entry)
{
    return entry.exchange.state == model::ExchangeState::Open ? std::max(beginOf(entry), double(QDateTime::currentMSecsSinceEpoch()))
                                                              : beginOf(entry) + entry.exchange.totalMilliseconds;
}

} // namespace

void ExchangeGroup::measure() const
{
    if (std::exchange(m_isMeasured, true))
        return;
    QList<std::pair<double, double>> times;
    for (const model::ExchangeEntry &entry : rows)
        times.append({beginOf(entry), endOf(entry)});
    std::sort(times.begin(), times.end());
    m_stretches.clear();
    double busy = 0;
    for (const auto &[begin, end] : std::as_const(times)) {
        if (!m_stretches.isEmpty() && begin <= m_stretches.last().end + longestWaitMilliseconds)
            m_stretches.last().end = std::max(m_stretches.last().end, end);
        else
            m_stretches.append({begin, end});
    }
    for (const Stretch &stretch : std::as_const(m_stretches))
        busy += stretch.end - stretch.begin;
    const double gap = std::max(1.0, busy) * gapShare;
    double before = 0;
    for (Stretch &stretch : m_stretches) {
        stretch.before = before;
        before += stretch.end - stretch.begin + gap;
    }
    m_whole = std::max(1.0, before - gap);
    m_gaps.clear();
    for (qsizetype index = 1; index < m_stretches.size(); ++index)
        m_gaps.append((m_stretches.at(index).before - gap / 2) / m_whole);
}

double ExchangeGroup::placeOf(double time) const
{
    const auto after = std::upper_bound(
        m_stretches.begin(), m_stretches.end(), time, [](double wanted, const Stretch &stretch) { return wanted < stretch.begin; });
    if (after == m_stretches.begin())
        return 0;
    const Stretch &stretch = *std::prev(after);
    return (stretch.before + std::min(time, stretch.end) - stretch.begin) / m_whole;
}

ExchangeGroup::Bar ExchangeGroup::barOf(const model::ExchangeEntry &entry) const
{
    measure();
    const double start = placeOf(beginOf(entry));
    return {start, std::max(0.0, placeOf(endOf(entry)) - start)};
}

const QList<double> &ExchangeGroup::gaps() const
{
    measure();
    return m_gaps;
}

} // namespace gui
