// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisonplan.h"
#include "model/comparison/turnrun.h"

namespace model {

//! One column of a comparison: the runs of one variant, one after another, each in a conversation of its own. A run that fails
//! does not stop the next. Owned by its Comparison; the sessions stay until it ends, so that what was said can be looked at.
class ComparisonColumn final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonColumn)

public:
    using PriceOf = TurnRun::PriceOf;

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
    void failToBegin(const Error &error);
    void end();

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
    //! The one under way.
    TurnRun *m_run = nullptr;
    int m_current = -1;
    bool m_isRunning = false;
    bool m_isStopped = false;
};

} // namespace model
