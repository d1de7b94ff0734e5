// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invocable.h"

#include <QElapsedTimer>
#include <QTimer>

namespace invocables {

//! The call of rehearsal:slow: a timer that tells of its progress ten times a second.
class SlowJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SlowJob)

public:
    SlowJob(double seconds, QObject *parent);

protected:
    void abandon() override;

private:
    void tick();

    const double m_seconds;
    QElapsedTimer m_elapsed;
    QTimer m_timer;
};

} // namespace invocables
