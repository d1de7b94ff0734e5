// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/steplog.h"

namespace invocables {

void StepLog::begin(const QString &name)
{
    end();
    m_steps.append({name});
    m_clock.start();
}

void StepLog::remark(const QString &text)
{
    if (m_clock.isValid())
        m_steps.last().remark = text;
}

void StepLog::end()
{
    if (!m_clock.isValid())
        return;
    m_steps.last().milliseconds = milliseconds();
    m_clock.invalidate();
}

QList<model::InvocationStep> StepLog::steps() const
{
    QList<model::InvocationStep> steps = m_steps;
    if (m_clock.isValid())
        steps.last().milliseconds = milliseconds();
    return steps;
}

//! To the microsecond.
double StepLog::milliseconds() const
{
    return double(m_clock.nsecsElapsed() / 1000) / 1000;
}

} // namespace invocables
