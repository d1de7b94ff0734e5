// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/invocationsprocessor.h"

#include "invocables/ensemblecatalog.h"
#include "invocables/processor/invocationsjob.h"

namespace invocables {

void InvocationsProcessor::prepare(
    const model::ToolsWanted &wanted, QObject *context, const Waiting &waiting, const std::function<void()> &done)
{
    m_catalog.prepare(wanted, context, waiting, done);
}

model::ToolsetPointer InvocationsProcessor::tools() const
{
    return m_catalog.tools();
}

model::InvokeJob *InvocationsProcessor::invoke(
    const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent)
{
    return new InvocationsJob(*this, invocations, scope, parent);
}

} // namespace invocables
