// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/comparison/comparedrun.h"
#include "model/comparison/comparisonplan.h"
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

//! One column of a comparison: the runs of one variant, one after another, each in a conversation of its own. A run that fails
//! does not stop the next. Owned by its Comparison; the sessions stay until it ends, so that what was said can be looked at.
class ComparisonColumn final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonColumn)

public:
    using PriceOf = std::function<std::optional<ModelPrice>(const ModelAddress &)>;

    //! What all runs begin with; the conversation is in the comparison's store, and nothing where they begin anew.
    struct Task {
        QString prompt;
        int times = 1;
        int secondsPerRun = 0;
        std::optional<ComparisonPlan::Beginning> from = {};
    };

    //! `parts`: with the comparison's own store.
    ComparisonColumn(const Session::Parts &parts, ComparisonVariant variant, PriceOf priceOf, QObject *parent);
    ~ComparisonColumn() override;

    const ComparisonVariant &variant() const { return m_variant; }
    const QList<ComparedRun> &runs() const { return m_runs; }
    //! Null while the run waits.
    Session *session(int run) const;
    //! The position of the first canister that is the run's own.
    int firstPosition(int run) const;
    //! Where the runs ask.
    Questions &questions() { return m_questions.questions(); }
    bool isRunning() const { return m_isRunning; }

    void start(const Task &task);
    //! Ends the run under way with what there is, and begins no other.
    void stop();

Q_SIGNALS:
    //! The session of this run is there, and can be followed.
    void runStarted(int run);
    void runChanged(int run);
    void finished();
    //! A run's conversation goes, and what is kept for it may go too.
    void closed(const model::ConversationId &conversation);

private:
    struct Begun {
        Sessions::Handle session;
        int position = 0;
    };

    void beginNext();
    void begin(const Result<ConversationId> &conversation);
    void adopt(const Approvals &book);
    void take(const TurnEvent &event);
    void failWith(const Error &error);
    void end();
    void runOutOfTime();
    void followWaiting();
    double elapsed() const;

    const ComparisonVariant m_variant;
    const PriceOf m_priceOf;
    Task m_task;
    ColumnQuestions m_questions;
    //! What a person allows "for this conversation" holds for the whole column.
    Approvals m_approvals;
    Store &m_store;
    Sessions m_sessions;
    QList<ComparedRun> m_runs;
    QList<Begun> m_begun;
    Countdown m_limit;
    QElapsedTimer m_clock;
    double m_paused = 0;
    std::optional<double> m_pausedSince;
    int m_limitLeft = 0;
    int m_current = -1;
    bool m_isRunning = false;
    bool m_isStopped = false;
};

} // namespace model
