// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/turncanisters.h"
#include "playedprocessor.h"

namespace played {

//! A processor whose calls are in a conversation, one after another.
class PlayedHistory : public Processor
{
public:
    //! Before each test, instead of set().
    void start()
    {
        set();
        m_history.clear();
        m_calls = 0;
    }
    //! Runs one call and puts it and its result into the history, `secondsAgo` before now.
    InvocationOutcome call(const QByteArray &arguments, const QString &tool = u"played:tool"_s, int secondsAgo = 0);
    void stage(const model::CanisterPointer &canister);
    //! How often the played tool ran.
    qsizetype runs() const { return m_tool->jobs.size(); }

    QList<model::CanisterPointer> m_history;
    int m_calls = 0;
};

inline void PlayedHistory::stage(const model::CanisterPointer &canister)
{
    m_history.append(canister);
    m_scope.history = model::InvocationHistory({}, m_history);
}

inline InvocationOutcome PlayedHistory::call(const QByteArray &arguments, const QString &tool, int secondsAgo)
{
    const model::Invocation invocation {u"call-%1"_s.arg(++m_calls), tool, arguments, {}};
    stage(model::invocationCanister(invocation));
    const InvocationOutcome ended = outcomes(m_processor->invoke({invocation}, m_scope, m_owner.get())).value(0);
    if (!ended.editedArguments.isEmpty())
        m_history.last() = model::withEditedArguments(*m_history.last(), ended.editedArguments);
    model::Canister result = *model::resultCanister(ended);
    result.created = result.created.addSecs(-secondsAgo);
    stage(model::share(result));
    return ended;
}

} // namespace played
