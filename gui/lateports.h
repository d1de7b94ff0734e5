// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/invocations.h"

#include <functional>

namespace gui {

//! Sessions need conversers and tools only when a turn begins; these pass on to parts that the workbench makes then.
class LateConversers final : public model::Conversers
{
public:
    explicit LateConversers(std::function<model::Conversers &()> make)
        : m_make(std::move(make))
    {
    }
    model::Result<model::Converser *> converserFor(const model::ModelAddress &address) override { return m_make().converserFor(address); }

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
    model::ToolsetPointer tools() const override { return m_make().tools(); }
    model::InvokeJob *invoke(const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent) override
    {
        return m_make().invoke(invocations, scope, parent);
    }

private:
    const std::function<model::Invocations &()> m_make;
};

} // namespace gui
