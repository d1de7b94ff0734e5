// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invocationsprocessor.h"
#include "invocables/invoker.h"
#include "invocables/toolset.h"
#include "model/session/invocations.h"

#include <QPointer>

namespace invocables {

class Execution;

//! One invocation on its way: find, check, approve, execute, format. Its state is what a person is shown. Part of an InvocationsJob.
class InvocationRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InvocationRun)

public:
    InvocationRun(InvocationsProcessor &processor, const model::Invocation &invocation, const model::InvocationScope &scope,
        QObject *parent);

    const QString &id() const { return m_invocation.id; }
    bool hasEnded() const { return m_ended; }
    void begin();
    //! Ends it with an error result that says why; nothing is emitted. Does nothing where it has ended.
    void stop(const QString &why);
    //! How it ended, or how it would be if it were stopped now.
    model::InvocationOutcome outcome() const;

Q_SIGNALS:
    void stateChanged(model::InvocationState state);
    void progressed(double progress, double total, const QString &text);
    void ended();

private:
    void setState(model::InvocationState state);
    model::Result<InvokerPointer> find() const;
    void enterValidating();
    void enterApproving(const model::JsonText &arguments);
    InvocationContext contextOf(bool seen) const;
    void enterRunning(const model::JsonText &arguments, bool seen);
    void succeed(const InvocableResult &result);
    void fail(const model::Error &error);
    void end(model::InvocationState state);

    InvocationsProcessor &m_processor;
    const model::Invocation m_invocation;
    const model::InvocationScope m_scope;
    const std::shared_ptr<const Toolset> m_tools;
    InvokerPointer m_invoker;
    QPointer<Execution> m_execution;
    model::InvocationOutcome m_outcome;
    bool m_ended = false;
};

} // namespace invocables
