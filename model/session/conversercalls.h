// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/session/callcycles.h"
#include "model/session/converser.h"

namespace model {

class Staging;
class TurnJournal;

//! The calls that a converser runs itself, as an agent of another program does: each is staged when it is announced and its result when
//! it has ended, so that a kill leaves the trace of it. What is said meanwhile is not torn apart: results that come while an answer
//! streams are staged after it. Part of a Turn.
class ConverserCalls final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConverserCalls)

public:
    ConverserCalls(Staging &staging, TurnJournal &journal, PendingCanisters &pending, CallCycles &cycles);

    void follow(ConverseJob *job);
    //! Stages what has been held back, with the answer that streamed until now.
    void settle(const ConverseReply &said, bool interrupted);
    //! The converser says nothing more: what has no result by now gets one that says so.
    void endOpen();
    bool isWaitingForApproval() const;
    //! The converser that is followed has called something.
    bool hasCalled() const { return m_hasCalled; }
    //! What has run, or is running, for a turn that is rolled back.
    QList<RanInvocation> takeRan();

Q_SIGNALS:
    void told(const model::TurnEvent &event);

private:
    struct Open {
        Invocation call;
        bool ran = false;
    };
    void begin(const ConverseReply &said, const Invocation &call);
    void change(const Invocation &call);
    void pass(const QString &invocation, InvocationState state);
    void end(const InvocationOutcome &outcome);

    Staging &m_staging;
    TurnJournal &m_journal;
    PendingCanisters &m_pending;
    CallCycles &m_cycles;
    bool m_hasCalled = false;
    QList<Open> m_open;
    //! Results that wait for the end of what is being said.
    QList<CanisterPointer> m_held;
    QList<RanInvocation> m_ran;
};

} // namespace model
