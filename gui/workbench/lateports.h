// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agents.h"
#include "model/session/invocations.h"

#include <functional>

namespace gui {

//! Sessions need conversers, tools and agents only when a turn begins; these pass on to parts that the workbench makes then.
class LateConversers final : public model::Conversers
{
public:
    explicit LateConversers(std::function<model::Conversers &()> make)
        : m_make(std::move(make))
    {
    }
    model::Result<model::Converser *> converserFor(const model::ModelAddress &address) override { return m_make().converserFor(address); }
    model::Result<model::ModelAddress> known(const model::ModelAddress &address) override { return m_make().known(address); }

private:
    const std::function<model::Conversers &()> m_make;
};

class LateInvocations final : public model::Invocations
{
public:
    explicit LateInvocations(std::function<model::Invocations &()> make)
        : m_make(std::move(make))
    {
    }
    void prepare(const model::ToolsWanted &wanted, QObject *context, const Waiting &waiting, const std::function<void()> &done) override
    {
        m_make().prepare(wanted, context, waiting, done);
    }
    model::Result<model::ToolsetPointer> tools(const model::ToolsWanted &wanted) const override { return m_make().tools(wanted); }
    model::InvokeJob *invoke(const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent) override
    {
        return m_make().invoke(invocations, scope, parent);
    }

private:
    const std::function<model::Invocations &()> m_make;
};

class LateAgents final : public model::Agents
{
public:
    explicit LateAgents(std::function<model::Agents &()> make)
        : m_make(std::move(make))
    {
    }
    model::Result<model::AgentPart> partFor(const QString &name) override { return m_make().partFor(name); }

private:
    const std::function<model::Agents &()> m_make;
};

} // namespace gui
