// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/cassetteplayback.h"

#include <utility>

namespace network {

CassettePlayback::CassettePlayback(QObject *parent)
    : QObject(parent)
{
}

void CassettePlayback::wait(QObject *context, const Step &step, Go go)
{
    if (m_isOpen)
        return go(true);
    connect(context, &QObject::destroyed, this, &CassettePlayback::drop, Qt::UniqueConnection);
    m_waiting.push_back({context, step, std::move(go)});
    if (m_waiting.size() == 1)
        Q_EMIT nextChanged();
}

std::optional<CassettePlayback::Step> CassettePlayback::next() const
{
    return m_waiting.empty() ? std::nullopt : std::optional(m_waiting.front().step);
}

void CassettePlayback::let(Reach reach)
{
    m_isOpen = m_isOpen || reach == Reach::Everything;
    // What goes on may wait for its next event, at the end.
    std::list<Waiting> going;
    const auto last = m_isOpen || m_waiting.empty() ? m_waiting.end() : std::next(m_waiting.begin());
    going.splice(going.begin(), m_waiting, m_waiting.begin(), last);
    for (const Waiting &each : going) {
        // One that goes may end another.
        if (each.context)
            each.go(reach != Reach::Event);
    }
    Q_EMIT nextChanged();
}

void CassettePlayback::drop(QObject *context)
{
    // A pointer to what is being destroyed is null already.
    if (m_waiting.remove_if([context](const Waiting &each) { return !each.context || each.context == context; }) > 0)
        Q_EMIT nextChanged();
}

} // namespace network
