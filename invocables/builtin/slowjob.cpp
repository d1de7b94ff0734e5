// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/slowjob.h"

namespace invocables {

using namespace Qt::StringLiterals;

SlowJob::SlowJob(double seconds, QString said, QObject *parent)
    : InvocableJob(parent)
    , m_seconds(seconds)
    , m_said(std::move(said))
{
    m_elapsed.start();
    connect(&m_timer, &QTimer::timeout, this, &SlowJob::tick);
    m_timer.start(qMin(100, int(seconds * 1000)));
}

void SlowJob::abandon()
{
    m_timer.stop();
}

void SlowJob::tick()
{
    const double elapsed = double(m_elapsed.elapsed()) / 1000;
    if (elapsed < m_seconds) {
        Q_EMIT progressed(elapsed, m_seconds, tr("%1 of %2 s").arg(elapsed, 0, 'f', 1).arg(m_seconds, 0, 'f', 1));
        return;
    }
    m_timer.stop();
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(textResult(m_said));
    endSuccess();
}

} // namespace invocables
