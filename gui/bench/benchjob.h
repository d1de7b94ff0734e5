// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/bench/benchruns.h"
#include "model/exchange/exchangelog.h"
#include "model/session/questions.h"

#include <QElapsedTimer>
#include <QPointer>

namespace gui {

//! A tool at work on the test bench: the whole pipeline, outside any conversation. Tells what happens as it happens; ends with
//! `ended`, also when it is stopped. Owned by the TestBench; deleting it ends the work.
class BenchJob final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BenchJob)

public:
    struct Parts {
        model::Invocations &invocations;
        model::Questions &questions;
        model::ExchangeLog &log;
    };

    //! `scope` is completed: the tool is on, whatever the switches say, and questions come here.
    BenchJob(const Parts &parts, const QString &tool, const model::JsonText &arguments, model::InvocationScope scope, QObject *parent);

    const QString &id() const { return m_id; }
    double milliseconds() const { return double(m_clock.nsecsElapsed()) / 1e6; }
    void stop();

Q_SIGNALS:
    void stateChanged(model::InvocationState state);
    //! The way so far, as far as it can be seen from outside.
    void stepsChanged(const QList<model::InvocationStep> &steps);
    void progressed(double progress, double total, const QString &text);
    //! A person is to answer; it is settled when the question says so.
    void asked(model::Question *question);
    void ended(const gui::BenchRun &run);

private:
    void follow(model::InvocationState state);
    void end(const model::InvocationOutcome &outcome);

    const QString m_id;
    const model::JsonText m_arguments;
    QPointer<model::InvokeJob> m_job;
    QElapsedTimer m_clock;
    QList<model::InvocationStep> m_steps;
    double m_stepBegan = 0;
    int m_exchanges = 0;
};

} // namespace gui

Q_DECLARE_METATYPE(gui::BenchRun)
