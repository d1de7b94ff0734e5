// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocationcontext.h"
#include "model/basics/countdown.h"
#include "model/session/invocations.h"

#include <QElapsedTimer>
#include <QPointer>

namespace invocables {

//! How long a call may take: a time-out that progress sets back, up to a maximum that nothing sets back. Both stand still while a
//! question is open.
class CallDeadline final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallDeadline)

public:
    //! In seconds; 0 for no bound.
    CallDeadline(double timeout, double longest, QObject *parent);

    //! A new attempt: the time-out begins anew, the maximum goes on.
    void startAttempt();
    void progress();
    //! Pauses count: each needs its resume.
    void pause();
    void resume();
    //! It expires no more, whatever is called.
    void stop();

Q_SIGNALS:
    void expired();

private:
    struct Bound {
        model::Countdown timer;
        int length = 0;
        int left = 0;
        void run();
        void hold();
    };

    Bound m_timeout;
    Bound m_longest;
    int m_pauses = 0;
    bool m_isOver = false;
};

//! Executes a call whose arguments are settled: with its time-out, and again after a network error as its policies say. Emits
//! `succeeded` or `failed` once, unless it is deleted before, which ends the call. Part of an InvocationRun.
class Execution final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Execution)
    PARLANCE_PHRASED

public:
    //! `firstBackOff` in milliseconds; each further one is twice as long, up to 8 s.
    Execution(const InvocationContext &context, model::Questions *questions, int firstBackOff, QObject *parent);

    //! No time runs out. Before it begins.
    void holdDeadline() { m_deadline.pause(); }
    void begin(const model::JsonText &arguments);
    //! Ends the call at once; nothing is emitted any more.
    void stop();
    //! How long it has worked, without the time in which a person was asked.
    double milliseconds() const;

Q_SIGNALS:
    void progressed(double progress, double total, const QString &text);
    //! An attempt begins, from 1; one has failed and is followed by another after this time.
    void attempting(int attempt);
    void backingOff(const model::Error &error, int milliseconds);
    //! A question of the call has been asked, or answered.
    void askingChanged(bool asking);
    void succeeded(const invocables::InvocableResult &result);
    void failed(const model::Error &error);

private:
    void attempt();
    void attemptFailed(const model::Error &error);
    bool mayRepeat(const model::Error &error) const;
    void offerQuestions();
    model::Question *ask(model::Question::Subject subject, QObject *owner);
    model::Question *askForOneOfSeveral(model::Question::Subject subject, QObject *owner);
    void waitFor(model::Question *question);
    void questionAnswered();
    void expire();

    InvocationContext m_context;
    model::Questions *const m_questions;
    const int m_firstBackOff;
    model::JsonText m_arguments;
    CallDeadline m_deadline;
    model::Countdown m_backOff;
    QPointer<InvocableJob> m_job;
    int m_attempts = 0;
    int m_openQuestions = 0;
    QElapsedTimer m_working;
    double m_workedBefore = 0;
};

} // namespace invocables
