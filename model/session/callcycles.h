// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/pendingcanisters.h"
#include "model/session/turnevent.h"

#include <QHash>
#include <QObject>

namespace model {

//! Where the calls of a turn stand, told as events: of a character's calls each step of their life cycle, which goes on after the call
//! itself has ended, until the model answers. Part of a Turn.
class CallCycles final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallCycles)

public:
    explicit CallCycles(PendingCanisters &pending, QObject *parent = nullptr);

    void pass(const QString &invocation, InvocationState state, const QList<ToolCallState> &steps);
    void end(const InvocationOutcome &outcome);
    //! The model is told the results; it has answered.
    void send() { move(ToolCallState::AwaitingResponse); }
    void answer() { move(ToolCallState::Idle); }

Q_SIGNALS:
    void told(const model::TurnEvent &event);

private:
    void tell(const QString &invocation, ToolCallState step);
    void move(ToolCallState step);

    PendingCanisters &m_pending;
    //! Of the calls under way, in order of their first step: how many steps have been told.
    QList<std::pair<QString, qsizetype>> m_told;
};

} // namespace model
