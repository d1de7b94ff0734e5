// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The part of turn.h that tells the turn's ports in what circumstances it is, and listens to them.
#include "model/session/turn.h"

namespace model {

//! Passes on the questions of this conversation as events.
void Turn::follow(Question *question)
{
    if (question->subject().conversation != m_plan.conversation)
        return;
    Q_EMIT told(QuestionEvent {question->id(), question->subject().kind, question->subject().text});
    connect(question, &Question::answered, this, [this, id = question->id()](const Answer &answer) {
        Q_EMIT told(AnswerEvent {id, answer.verdict, answer.by});
    });
}

ToolsWanted Turn::wanted() const
{
    return {m_plan.conversation, m_plan.settings.folders, m_plan.settings.switches, m_plan.agent, m_plan.settings.library};
}

//! What is nearer to the turn comes over what is farther: profile, ensembles, agent, conversation.
GuardLimits Turn::limits() const
{
    const GuardSettings agent = m_plan.agent ? m_plan.agent->limits : GuardSettings();
    return m_plan.limits.with(m_tools->limits(m_plan.settings.switches).with(agent).with(m_plan.settings.limits));
}

InvocationScope Turn::scope() const
{
    return {m_plan.conversation, id(), m_round, m_plan.settings.folders, m_plan.settings.switches, m_plan.settings.model,
        &m_ports.questions, &m_ports.approvals, m_tools, {m_plan.path, m_pending.finished()}};
}

ExchangeOrigin Turn::origin() const
{
    return {m_plan.conversation, id(), m_round, {}, {}};
}

} // namespace model
