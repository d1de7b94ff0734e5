// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/comparison/comparedrun.h"
#include "model/conversation/usage.h"
#include "model/session/questions.h"
#include "model/session/sessions.h"

#include <QElapsedTimer>

#include <functional>

namespace model {

//! The questions of one column of a comparison: each is asked on in the program's own, with the column's name before its text, and
//! an answer that is given at either end holds at both. Owned by its ComparisonColumn; ends after the sessions that ask.
class ColumnQuestions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ColumnQuestions)

public:
    ColumnQuestions(Questions &program, QString label, QObject *parent = nullptr);

    //! Where the column's sessions ask.
    Questions &questions() { return m_questions; }
    bool isWaiting() const { return !m_questions.open().isEmpty(); }

Q_SIGNALS:
    void waitingChanged();

private:
    void askOn(Question *question);

    Questions &m_program;
    const QString m_label;
    Questions m_questions;
};

//! One prompt in one session, followed from its beginning to its end: what is known of it, its time without what a person was waited for,
//! and its limit. Its own whoever asked for it; ended by `ended`, which comes once. The session outlives it.
class TurnRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnRun)

public:
    using PriceOf = std::function<std::optional<ModelPrice>(const ModelAddress &)>;

    //! `questions`: where the session asks.
    TurnRun(Sessions::Handle session, ColumnQuestions &questions, PriceOf priceOf, QObject *parent);
    ~TurnRun() override;

    const ComparedRun &run() const { return m_run; }
    const Sessions::Handle &session() const { return m_session; }

    //! Sends the prompt; after so many seconds, 0 for never, it is stopped and counts as timed out. To be called once.
    void start(const QString &prompt, int seconds);
    //! Ends it with what there is.
    void stop();

Q_SIGNALS:
    void changed();
    //! Possibly from within start() or stop().
    void ended();

private:
    void take(const TurnEvent &event);
    void failWith(const Error &error);
    void end();
    void runOutOfTime();
    void followWaiting();
    double elapsed() const;

    const Sessions::Handle m_session;
    const ColumnQuestions &m_questions;
    const PriceOf m_priceOf;
    ComparedRun m_run;
    Countdown m_limit;
    QElapsedTimer m_clock;
    double m_paused = 0;
    std::optional<double> m_pausedSince;
    int m_limitLeft = 0;
    int m_seconds = 0;
    bool m_hasEnded = false;
};

} // namespace model
