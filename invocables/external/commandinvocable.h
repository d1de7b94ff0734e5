// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invocable.h"

namespace invocables {

//! A tool that is a program: gets its arguments as JSON on standard input, answers on standard output with text or a JSON object.
//! No shell. Works in the first workspace folder. Its environment has the usual few variables and those that are named.
class CommandInvocable final : public Invocable
{
public:
    CommandInvocable(QStringList vector, QStringList environment)
        : m_vector(std::move(vector))
        , m_environment(std::move(environment))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;

private:
    const QStringList m_vector;
    const QStringList m_environment;
};

} // namespace invocables
