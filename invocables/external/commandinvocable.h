// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commanddescription.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"

namespace invocables {

//! A tool that is a program: started without a shell, in the first workspace folder, with an environment of its own, in a sandbox
//! where its descriptor asks for one and the machine has one.
class CommandInvocable final : public Invocable
{
public:
    CommandInvocable(CommandDescription description, InvocableServices services)
        : m_description(std::move(description))
        , m_services(std::move(services))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
    void prepare(QObject *context, const std::function<void()> &done) override;
    QString confinement() const override;
    ProgramWords programWords(const QStringList &folders) const override;
    QString preview(const model::JsonText &arguments) const override;

    const CommandDescription &description() const { return m_description; }

private:
    const CommandDescription m_description;
    const InvocableServices m_services;
};

} // namespace invocables
