// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agents.h"
#include "model/basics/job.h"
#include "model/conversation/canister.h"
#include "model/conversation/sessionsettings.h"
#include "model/session/converser.h"
#include "model/session/invocationoutcome.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <memory>

namespace model {

//! The canisters that a round's invocations follow: the active ones of the path, then what the turn has staged. A value; cheap to
//! copy, since its lists are shared.
class InvocationHistory
{
public:
    InvocationHistory() = default;
    InvocationHistory(QList<CanisterPointer> path, QList<CanisterPointer> staged)
        : m_path(std::move(path))
        , m_staged(std::move(staged))
    {
    }

    qsizetype size() const { return m_path.size() + m_staged.size(); }
    const CanisterPointer &at(qsizetype index) const
    {
        return index < m_path.size() ? m_path.at(index) : m_staged.at(index - m_path.size());
    }
    //! Null where the call has no result, or is of another conversation.
    CanisterPointer resultOf(const QString &invocation) const;

private:
    QList<CanisterPointer> m_path;
    QList<CanisterPointer> m_staged;
};

class Approvals;
class Questions;

//! The tools as they are at one moment: what a turn begins with and works with to its end, whatever changes meanwhile.
class Toolset
{
public:
    virtual ~Toolset() = default;
    //! The tools that are switched on, in the catalog's order. Wire names depend on the whole set, not on the switches.
    virtual QList<ToolDeclaration> declarations(const Switches &switches) const = 0;
    //! The same for a conversation that has said this so far: those that it has loaded come last, in that order.
    virtual QList<ToolDeclaration> declarations(const Switches &switches, const InvocationHistory &) const
    {
        return declarations(switches);
    }
    //! Whether there may be other tools once this one has run.
    virtual bool isOutdatedBy(const QString &) const { return false; }
    //! What the ensembles whose tools are on say of the turn's limits.
    virtual GuardSettings limits(const Switches &) const { return {}; }
    //! What the person should know of them before they are used, one sentence each.
    virtual QStringList notices() const { return {}; }
};

using ToolsetPointer = std::shared_ptr<const Toolset>;

//! In what circumstances a round's invocations run. The pointers outlive the job.
struct InvocationScope {
    ConversationId conversation;
    TurnId turn;
    int round = 0;
    //! Canonical paths of the workspace folders; file tools stay inside them.
    QStringList folders;
    Switches switches;
    ModelAddress model;
    Questions *questions = nullptr;
    Approvals *approvals = nullptr;
    //! Null: the tools as they are when the invocations begin. Of the Invocations that are to run them.
    ToolsetPointer tools = {};
    //! What the conversation has so far, up to this round's invocations.
    InvocationHistory history = {};
    //! Told of each call that may run now, with what a person has put in the place of its arguments. `begin` follows, unless `context` is
    //! gone by then, once a kill would leave the trace of that. None: each begins at once.
    std::function<void(const QString &invocation, const JsonText &edited, QObject *context, const std::function<void()> &begin)> beforeRun =
        {};
};

//! A round's invocations under way, side by side. `ended` comes once for each, as they end; `succeeded` has all of them in the
//! order of the requests. When one breaks the turn, the others are stopped and `succeeded` follows at once.
class InvokeJob : public Job
{
    Q_OBJECT

public:
    //! One outcome for each invocation, in order, as things stand: those that have not ended get an error result. For Stop.
    virtual QList<InvocationOutcome> outcomesSoFar() const = 0;

Q_SIGNALS:
    //! Of a character's tool also which states of its life cycle the call has reached by that.
    void stateChanged(const QString &invocation, model::InvocationState state, const QList<model::ToolCallState> &lifecycle = {});
    //! `total` is 0 where it is not known.
    void progressed(const QString &invocation, double progress, double total, const QString &text);
    void ended(const model::InvocationOutcome &outcome);
    void succeeded(const QList<model::InvocationOutcome> &outcomes);

protected:
    using Job::Job;
};

//! For whom tools are made ready.
struct ToolsWanted {
    ConversationId conversation = {};
    //! Canonical paths of the workspace folders.
    QStringList folders = {};
    Switches switches = {};
    //! The agent that plays: its tools are wanted, and no others.
    std::optional<AgentPart> agent = {};
    //! The tool library that they are bound from; empty: from every ensemble, by name.
    QString library = {};
};

//! Port: what executes a round's invocations. Implemented by the room `invocables`.
class Invocations
{
public:
    virtual ~Invocations() = default;
    using Waiting = std::function<void(const QStringList &ensembles)>;

    //! Makes ready what the tools that are on need, such as connections; what takes long is gone on without. `done` once, unless
    //! `context` is gone by then: at once, or, where that takes a while, after `waiting` has been told what is waited for.
    virtual void prepare(const ToolsWanted &, QObject *, const Waiting &, const std::function<void()> &done) { done(); }
    //! The tools as they are now. Never null. \return a Validation error that names each of an agent's tools that nothing does the
    //! work of, or that does not fit.
    virtual Result<ToolsetPointer> tools(const ToolsWanted &wanted) const = 0;
    //! Never null, never synchronous.
    virtual InvokeJob *invoke(const QList<Invocation> &invocations, const InvocationScope &scope, QObject *parent) = 0;
};

} // namespace model
