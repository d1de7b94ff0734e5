// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/processor/invocationsprocessor.h"
#include "invocables/tools/invocationcontext.h"
#include "invocables/tools/toolset.h"
#include "model/conversation/canister.h"
#include "model/session/questions.h"

#include <QElapsedTimer>
#include <QPointer>

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

class CallSharing;
class Execution;

//! One invocation on its way: find, parse, fill in defaults, validate, deduplicate, approve, execute, format. Its state is what a person is
//! shown, its steps what can be looked into. Part of an InvocationsJob.
class InvocationRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InvocationRun)
    PARLANCE_PHRASED

public:
    //! `sharing` is that of the round.
    InvocationRun(InvocationsProcessor &processor, const model::Invocation &invocation, const model::InvocationScope &scope,
        CallSharing &sharing, QObject *parent);

    const QString &id() const { return m_invocation.id; }
    bool hasEnded() const { return m_ended; }
    void begin();
    //! Ends it with an error result that says why; nothing is emitted. Does nothing where it has ended.
    void stop(const model::Wording &why);
    //! How it ended, or how it would be if it were stopped now.
    model::InvocationOutcome outcome() const;

Q_SIGNALS:
    //! Of a character's tool also the steps of its life cycle up to there.
    void stateChanged(model::InvocationState state, const QList<model::ToolCallState> &steps);
    void progressed(double progress, double total, const QString &text);
    void ended();

private:
    //! Whether the arguments are settled, and whether a person has seen them.
    enum class Approved { No, Yes, Seen };

    void setState(model::InvocationState state);
    QList<model::ToolCallState> stepsTo(model::InvocationState state) const;
    void enterValidating();
    void enterDeduplicating();
    bool compareByMeaning();
    void leaveDeduplicating();
    void leaderEnded(InvocationRun *leader);
    void reuse(const EarlierResult &earlier);
    void enterApproving();
    void allowed(const model::JsonText &settled, bool edited, std::optional<model::AnsweredBy> by);
    void enterRunning();
    void run();
    void logAttempts();
    void noteConfinement();
    void succeed(const InvocableResult &result);
    InvocableResult budgeted(const InvocableResult &result);
    InvocableResult withRemarks(const InvocableResult &result);
    void fail(const model::Error &given);
    void finish(const model::Contents &contents, const QString &display, const QString &whole);
    void end(model::InvocationState state);
    void noteWrite();

    InvocationsProcessor &m_processor;
    const model::Invocation m_invocation;
    const model::InvocationScope m_scope;
    CallSharing &m_sharing;
    const std::shared_ptr<const Toolset> m_tools;
    StepLog m_log;
    InvokerPointer m_invoker;
    //! Of a character's turn, at first, then of the tool.
    std::optional<model::CharacterLimits> m_character;
    //! The call with the arguments as they are settled so far.
    Deduplicator::Call m_call;
    Approved m_approved = Approved::No;
    std::optional<SeenFile> m_seenFile;
    QPointer<Execution> m_execution;
    model::InvocationOutcome m_outcome;
    bool m_ended = false;
};

} // namespace invocables
