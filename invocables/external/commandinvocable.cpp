// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandinvocable.h"

#include "invocables/external/commandjob.h"
#include "invocables/tools/invocationcontext.h"
#include "invocables/tools/readyjob.h"
#include "network/process/processhost.h"

namespace invocables {

InvocableJob *CommandInvocable::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    if (!m_services.processHost)
        return new ReadyJob(model::failure(model::ErrorCategory::Fatal, QStringLiteral("no program can be started here")), parent);
    return new CommandJob(m_description, m_services, arguments, context, parent);
}

void CommandInvocable::prepare(QObject *context, std::function<void()> done)
{
    if (!m_services.processHost || m_services.processHost().isKnown())
        done();
    else
        m_services.processHost().find(context, std::move(done));
}

QString CommandInvocable::confinement() const
{
    return m_services.processHost ? m_description.confinement.words(m_services.processHost().bubblewrap()) : QString();
}

ProgramWords CommandInvocable::programWords(const QStringList &folders) const
{
    ProgramWords program {m_description.vector.literals(), {}, m_services.processHost ? m_services.processHost().path() : QString()};
    if (!folders.isEmpty())
        program.bases.append(folders.first() + QLatin1Char('/') + m_description.folder);
    if (!m_description.descriptorFolder.isEmpty())
        program.bases.append(m_description.descriptorFolder);
    return program;
}

QString CommandInvocable::preview(const model::JsonText &arguments) const
{
    const auto vector = m_description.vector.filled(arguments, m_description.dashes);
    return vector ? shownCommand(*vector) : vector.error().message;
}

} // namespace invocables
