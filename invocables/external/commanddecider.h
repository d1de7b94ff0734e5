// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commanddescription.h"
#include "invocables/tools/invocationcontext.h"
#include "model/evaluation/decider.h"

namespace invocables {

//! Runs commands that decide whether an answer is right, as command tools are run: without a shell, in a sandbox without network in
//! which the suite's folder can be written, with what is to be judged as JSON on standard input, for a minute at most. Owned by the
//! workbench.
class CommandDecider final : public model::Decider
{
public:
    //! What is in `hidden` no command reaches. Required: where there is no sandbox no command runs, as for suites that came from elsewhere.
    CommandDecider(InvocableServices services, QStringList hidden, Confinement::Sandbox sandbox)
        : m_services(std::move(services))
        , m_hidden(std::move(hidden))
        , m_sandbox(sandbox)
    {
    }

    model::DecideJob *decide(const QStringList &command, const model::JsonText &input, const QString &folder, QObject *parent) override;

private:
    const InvocableServices m_services;
    const QStringList m_hidden;
    const Confinement::Sandbox m_sandbox;
};

} // namespace invocables
