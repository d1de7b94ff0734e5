// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"

#include <QElapsedTimer>
#include <QTimer>

namespace invocables {

//! The call of a tool that only waits: a timer that tells of its progress ten times a second.
class SlowJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SlowJob)

public:
    //! `said` is the result.
    SlowJob(double seconds, QString said, QObject *parent);

protected:
    void abandon() override;

private:
    void tick();

    const double m_seconds;
    const QString m_said;
    QElapsedTimer m_elapsed;
    QTimer m_timer;
};

} // namespace invocables
