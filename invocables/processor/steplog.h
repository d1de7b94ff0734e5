// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/resultstate.h"

#include <QElapsedTimer>

namespace invocables {

//! Writes down the steps of an invocation with their times. Part of an InvocationRun.
class StepLog
{
public:
    //! Begins a step, which ends the one before it. `name` as in InvocationStep.
    void begin(const QString &name);
    //! What came of the step under way.
    void remark(const QString &text);
    void end();
    //! Those that have ended, and the one under way as it stands now.
    QList<model::InvocationStep> steps() const;

private:
    double milliseconds() const;

    QList<model::InvocationStep> m_steps;
    //! Valid while a step is under way, which is the last.
    QElapsedTimer m_clock;
};

} // namespace invocables
