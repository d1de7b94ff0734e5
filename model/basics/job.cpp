// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/job.h"

namespace model {

Job::Job(QObject *parent)
    : QObject(parent)
{
}

void Job::cancel()
{
    if (m_state != State::Running)
        return;
    m_state = State::Cancelled;
    abandon();
    end();
}

bool Job::beginSuccess()
{
    if (m_state != State::Running)
        return false;
    m_state = State::Ended;
    return true;
}

void Job::endSuccess()
{
    end();
}

void Job::fail(const Error &error)
{
    if (m_state != State::Running)
        return;
    m_state = State::Ended;
    Q_EMIT failed(error);
    end();
}

void Job::end()
{
    Q_EMIT finished();
    deleteLater();
}

} // namespace model
