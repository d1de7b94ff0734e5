// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agentpart.h"

namespace model {

//! Port: finds the agent that a conversation names. Asked at the start of each turn, so that a turn plays what the agent's file says
//! then. Implemented by AgentCatalog.
class Agents
{
public:
    virtual ~Agents() = default;
    //! \return a Usage error where there is no such agent, a Validation error that says why where it cannot play.
    virtual Result<AgentPart> partFor(const QString &name) = 0;
};

} // namespace model
