// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/fakeinvocations.h"

namespace support {

using namespace Qt::StringLiterals;

namespace {

class FakeInvokeJob final : public model::InvokeJob
{
public:
    FakeInvokeJob(QList<model::InvocationOutcome> outcomes, qsizetype calls, QObject *parent)
        : InvokeJob(parent)
        , m_outcomes(std::move(outcomes))
        , m_calls(calls)
    {
        QMetaObject::invokeMethod(this, &FakeInvokeJob::run, Qt::QueuedConnection);
    }

    QList<model::InvocationOutcome> outcomesSoFar() const override { return m_outcomes; }

private:
    void abandon() override { }

    void run()
    {
        if (isFinished())
            return;
        bool broken = false;
        for (const model::InvocationOutcome &outcome : std::as_const(m_outcomes)) {
            Q_EMIT stateChanged(outcome.invocation, model::InvocationState::Running);
            Q_EMIT ended(outcome);
            broken = broken || outcome.breaksTurn;
        }
        if ((m_outcomes.size() == m_calls || broken) && beginSuccess()) {
            Q_EMIT succeeded(m_outcomes);
            endSuccess();
        }
    }

    QList<model::InvocationOutcome> m_outcomes;
    qsizetype m_calls;
};

//! Tools that take no arguments.
class NamedTools final : public model::Toolset
{
public:
    NamedTools(QStringList names, const model::GuardSettings &limits)
        : m_names(std::move(names))
        , m_limits(limits)
    {
    }

    model::GuardSettings limits(const model::Switches &) const override { return m_limits; }

    using model::Toolset::declarations;
    QList<model::ToolDeclaration> declarations(const model::Switches &) const override
    {
        QList<model::ToolDeclaration> tools;
        for (const QString &name : m_names)
            tools.append({name, name.section(u':', -1), {}, model::JsonText::trusted("{}")});
        return tools;
    }

private:
    const QStringList m_names;
    const model::GuardSettings m_limits;
};

} // namespace

void FakeInvocations::expectText(const QString &name, const QString &text)
{
    model::InvocationOutcome outcome;
    outcome.contents = {model::TextContent {text}};
    outcome.ran = true;
    expect(name, outcome);
}

void FakeInvocations::expectError(const QString &name, model::ErrorCategory category, bool breaksTurn)
{
    model::InvocationOutcome outcome;
    outcome.contents = {model::TextContent {u"Error: "_s + model::toWire(category)}};
    outcome.error = model::Error {category, name + u" failed"_s};
    outcome.state = model::InvocationState::Failed;
    outcome.ran = true;
    outcome.breaksTurn = breaksTurn;
    expect(name, outcome);
}

model::Result<model::ToolsetPointer> FakeInvocations::tools(const model::ToolsWanted &wanted) const
{
    asked.append(wanted);
    if (refusal)
        return tl::unexpected(*refusal);
    return std::make_shared<NamedTools>(outcomes.keys(), limits);
}

model::InvokeJob *FakeInvocations::invoke(const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent)
{
    scopes.append(scope);
    beginning(scope);
    QList<model::InvocationOutcome> known;
    for (const model::Invocation &invocation : invocations) {
        ran.append(invocation);
        if (!outcomes.contains(invocation.name))
            continue;
        model::InvocationOutcome outcome = outcomes.value(invocation.name);
        outcome.invocation = invocation.id;
        outcome.name = invocation.name;
        known.append(outcome);
    }
    return new FakeInvokeJob(known, invocations.size(), parent);
}

} // namespace support
