// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/terminal.h"
#include "model/agents/agentresponse.h"
#include "model/session/turnevent.h"

namespace gui {

//! Follows a turn and writes it as one pattern in gram when it has ended with an answer: `converse --gram`.
class RunWriter final
{
public:
    RunWriter(Terminal &terminal, const QString &agent)
        : m_terminal(terminal)
        , m_run {agent, {}, {}, {}}
    {
    }

    void follow(const model::TurnEvent &event);

private:
    void note(const model::ResultEvent &event);
    void end(const model::EndEvent &event);

    Terminal &m_terminal;
    model::AgentResponse m_run;
    QHash<QString, model::Invocation> m_calls;
};

} // namespace gui
