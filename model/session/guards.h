// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/conversation/guardsettings.h"
#include "model/conversation/turnrecord.h"

#include <QHash>
#include <QList>

#include <functional>

namespace model {

//! Bounds on a turn, all of which ask rather than cut off. 0 switches one off.
struct GuardLimits {
    int rounds = 25;
    //! One tool called more often than this within the last `window` calls, whatever the arguments.
    int hammering = 20;
    int window = 30;
    //! Instead of `rounds` where calls are made by contract.
    int contractRounds = 5;
    //! By contract: in how many rounds calls that cannot be made (unknown tool, bad arguments) go back to the model.
    int badRounds = 2;
    //! How many calls a model may ask for at once.
    int callsAtOnce = 100;

    //! The same with what is set.
    GuardLimits with(const GuardSettings &settings) const;
    bool operator==(const GuardLimits &) const = default;
};

//! A reached bound, worded as a question for the person.
struct GuardAlarm {
    QString text;
};

//! A budget is used up, worded for the person: as a question, or as something to know.
struct BudgetWord {
    QString text;
    bool asks = false;
};

//! Port: what a conversation may cost. `calls`: of the turn under way, which no sum has yet.
using BudgetPort = std::function<std::optional<BudgetWord>(const ConversationId &conversation, const QList<ModelCall> &calls)>;

//! Watches a turn's rounds and calls. Part of a Turn.
class Guards
{
public:
    explicit Guards(GuardLimits limits)
        : m_limits(limits)
    {
    }

    //! Others hold from now on.
    void setLimits(const GuardLimits &limits) { m_limits = limits; }
    //! Before round `round` (from 1).
    std::optional<GuardAlarm> beforeRound(int round) const;
    //! Before these are executed; remembers them.
    std::optional<GuardAlarm> beforeCalls(const QList<Invocation> &invocations);
    //! The model writes its calls as text; the limits for that hold from now on.
    void callsByContract() { m_byContract = true; }
    bool isByContract() const { return m_byContract; }
    //! There were calls in the last round that could not be made.
    void noteBadRound() { ++m_badRounds; }
    //! The person said to go on: as many rounds and calls again.
    void extend();

private:
    int rounds() const { return m_byContract ? m_limits.contractRounds : m_limits.rounds; }

    GuardLimits m_limits;
    int m_extraRounds = 0;
    bool m_byContract = false;
    int m_badRounds = 0;
    QList<QString> m_recent;
};

} // namespace model
