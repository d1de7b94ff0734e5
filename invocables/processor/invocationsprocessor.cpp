// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/invocationsprocessor.h"

#include "invocables/agents/toolbinder.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/processor/invocationsjob.h"
#include "model/agents/librarycatalog.h"

namespace invocables {

void InvocationsProcessor::prepare(
    const model::ToolsWanted &wanted, QObject *context, const Waiting &waiting, const std::function<void()> &done)
{
    if (!wanted.agent) {
        m_catalog.prepare(m_catalog.serversOn(wanted.switches), wanted, context, waiting, done);
        return;
    }
    // A library that cannot be used is told of when the tools are asked for.
    const auto found = library(wanted.library);
    const QStringList servers = found ? ToolBinder::serversFor(*wanted.agent, found->get(), *m_catalog.tools(), wanted.switches)
                                      : QStringList();
    m_catalog.prepare(servers, wanted, context, waiting, done);
}

model::Result<model::ToolsetPointer> InvocationsProcessor::tools(const model::ToolsWanted &wanted) const
{
    if (!wanted.agent)
        return m_catalog.tools();
    const auto found = library(wanted.library);
    if (!found)
        return tl::unexpected(found.error());
    return ToolBinder::toolsFor(*wanted.agent, found->get(), *m_catalog.tools(), wanted.switches)
        .map([](const std::shared_ptr<const Toolset> &tools) -> model::ToolsetPointer { return tools; });
}

model::Result<std::shared_ptr<const model::ToolLibrary>> InvocationsProcessor::library(const QString &name) const
{
    if (name.isEmpty() || !m_settings.libraries)
        return nullptr;
    return m_settings.libraries->libraryFor(name).map(
        [](const model::ToolLibrary &found) { return std::make_shared<const model::ToolLibrary>(found); });
}

model::InvokeJob *InvocationsProcessor::invoke(
    const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent)
{
    return new InvocationsJob(*this, invocations, scope, parent);
}

} // namespace invocables
