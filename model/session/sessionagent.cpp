// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The part of session.h that has to do with the agent that plays.
#include "model/agents/agents.h"
#include "model/session/session.h"

namespace model {

//! The agent as it is now, its model as the provider is called here.
Result<AgentPart> Session::askForAgent(const QString &name)
{
    if (!m_parts.agents)
        return failure(ErrorCategory::Usage, tr("There is no agent “%1”.").arg(name));
    auto agent = m_parts.agents->partFor(name);
    if (!agent || agent->model.isEmpty())
        return agent;
    const auto known = m_parts.conversers.known(agent->model);
    if (!known)
        return failure(known.error().category,
            tr("The agent %1 asks for the model %2. %3").arg(agent->name, agent->model.toString(), known.error().message));
    agent->model = *known;
    return agent;
}

//! The agent's model is the conversation's as long as no other has been chosen since.
void Session::followAgentModel(const AgentPart &agent, SessionSettings &settings) const
{
    const bool isFollowed = settings.model == settings.agentModel || settings.model.isEmpty();
    if (!agent.model.isEmpty() && isFollowed)
        settings.model = agent.model;
    settings.agentModel = agent.model;
}

Result<void> Session::setAgent(const QString &agent, const QString &library)
{
    SessionSettings changed = m_settings;
    changed.agent = agent;
    changed.library = library;
    if (agent.isEmpty()) {
        changed.agentModel = {};
    } else if (agent != m_settings.agent) {
        const auto part = askForAgent(agent);
        if (!part)
            return tl::unexpected(part.error());
        changed.agentModel = changed.model;
        followAgentModel(*part, changed);
    }
    setSettings(changed);
    return {};
}

} // namespace model
