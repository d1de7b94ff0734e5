// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/turnevent.h"

#include <QHash>
#include <QObject>

namespace model {

//! What a turn has staged so far, in order, the last of them possibly still streaming. Owned by the Turn.
class PendingCanisters final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PendingCanisters)

public:
    explicit PendingCanisters(QObject *parent = nullptr);

    int size() const { return int(m_canisters.size()) + (m_streaming ? 1 : 0); }
    //! A snapshot; cheap, its text is shared.
    CanisterPointer at(int index) const;
    const QList<CanisterPointer> &finished() const { return m_canisters; }
    bool isStreaming() const { return m_streaming.has_value(); }

    void append(const CanisterPointer &canister);
    void replace(int index, const CanisterPointer &canister);
    //! Begins an assistant canister at the end that deltas are appended to.
    void beginStreaming(const ModelAddress &model);
    void appendDelta(const Delta &delta);
    //! The streaming canister gets its final form, or goes where `canister` is null.
    void endStreaming(const CanisterPointer &canister);

    void setState(const QString &invocation, InvocationState state);
    InvocationState state(const QString &invocation) const { return m_states.value(invocation, InvocationState::Parsing); }
    //! Where a character's call stands in its life cycle.
    void setLifecycle(const QString &invocation, ToolCallState state);
    std::optional<ToolCallState> lifecycle(const QString &invocation) const;
    int indexOfInvocation(const QString &invocation) const;

Q_SIGNALS:
    void aboutToAppend(int index);
    void appended();
    void aboutToRemoveLast();
    void removedLast();
    void changed(int index);
    void streamed(int index, const model::Delta &delta);
    void stateChanged(int index);

private:
    struct Streaming {
        CanisterId id = CanisterId::create();
        QDateTime created = QDateTime::currentDateTimeUtc();
        ModelAddress model;
        QString thought;
        QString text;
    };

    QList<CanisterPointer> m_canisters;
    std::optional<Streaming> m_streaming;
    QHash<QString, InvocationState> m_states;
    QHash<QString, ToolCallState> m_lifecycles;
};

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
