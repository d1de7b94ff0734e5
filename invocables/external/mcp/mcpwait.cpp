// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpwait.h"

#include "invocables/external/mcp/mcpensemble.h"

#include <utility>

namespace invocables {

McpWait::McpWait(const QList<McpEnsemble *> &ensembles, int milliseconds, std::function<void()> done, QObject *parent)
    : QObject(parent)
    , m_done(std::move(done))
{
    // Later, so that whoever else is told of the change, such as the catalog, has followed it.
    for (McpEnsemble *ensemble : ensembles) {
        m_ensembles.append(ensemble);
        connect(ensemble, &McpEnsemble::changed, this, &McpWait::look, Qt::QueuedConnection);
        connect(ensemble, &QObject::destroyed, this, &McpWait::look, Qt::QueuedConnection);
    }
    connect(&m_end, &QTimer::timeout, this, &McpWait::giveUp);
    m_end.setInterval(milliseconds);
}

McpWait::~McpWait() = default;

void McpWait::look()
{
    m_ensembles.removeIf([](const QPointer<McpEnsemble> &ensemble) { return !ensemble || ensemble->isSettled(); });
    if (m_ensembles.isEmpty())
        end();
}

void McpWait::giveUp()
{
    for (const QPointer<McpEnsemble> &ensemble : std::as_const(m_ensembles)) {
        if (ensemble && !ensemble->isSettled())
            ensemble->stopWaiting();
    }
    end();
}

void McpWait::end()
{
    if (const auto done = std::exchange(m_done, {})) {
        deleteLater();
        done();
    }
}

} // namespace invocables
