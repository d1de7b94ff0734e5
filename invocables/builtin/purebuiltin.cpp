// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/purebuiltin.h"

#include "invocables/tools/invocable.h"

namespace invocables {

namespace {

class PureInvocable final : public Invocable
{
public:
    explicit PureInvocable(PureFunction function)
        : m_function(std::move(function))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent) override
    {
        return new ReadyJob(m_function(arguments), parent);
    }

private:
    const PureFunction m_function;
};

} // namespace

BuiltinDeclaration pureBuiltin(const QString &name, const QString &description, const char *parameters, PureFunction function)
{
    return {name, description, model::JsonText::trusted(parameters),
        [function = std::move(function)] { return std::make_shared<PureInvocable>(function); }};
}

} // namespace invocables
