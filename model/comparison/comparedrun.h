// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/turnevent.h"

namespace model {

//! Where one run of a comparison stands. From Committed on it has ended. Failed: nothing came of it, because of an error.
enum class RunState { Waiting, Running, Committed, Interrupted, RolledBack, TimedOut, Failed, Cancelled };

QString toWire(RunState state);

inline bool hasEnded(RunState state)
{
    return state >= RunState::Committed;
}

//! A tool call of a run, with what came of it.
struct ComparedCall {
    QString id;
    QString name;
    int round = 0;
    QByteArray arguments = {};
    QString result = {};
    std::optional<Error> error = {};
    InvocationState state = InvocationState::Parsing;
    double milliseconds = 0;
};

//! What is known of one run of a comparison: put together from the events of its turn, while these come. A value.
struct ComparedRun {
    ConversationId conversation = {};
    TurnId turn = {};
    RunState state = RunState::Waiting;
    QList<ComparedCall> calls = {};
    int rounds = 0;
    //! From its beginning to its end, without the time for which it waited for a person's word.
    double milliseconds = 0;
    Usage usage = {};
    //! The one that answered.
    ModelAddress model = {};
    //! Nothing where the model's price is not known.
    std::optional<double> cost = {};
    QString currency = {};
    //! What was said last, and why it ended.
    QString text = {};
    StopReason stop = StopReason::None;
    std::optional<Error> error = {};

    //! Of all calls together, also of those that ran side by side.
    double toolMilliseconds() const;
    void take(const TurnEvent &event);

private:
    ComparedCall *find(const QString &invocation);
    void take(const ResultEvent &event);
    void take(const EndEvent &event);
};

} // namespace model
