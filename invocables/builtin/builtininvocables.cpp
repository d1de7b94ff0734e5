// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

namespace {

class BuiltinInvocable final : public Invocable
{
public:
    explicit BuiltinInvocable(BuiltinCall call)
        : m_call(std::move(call))
    {
    }

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override
    {
        return m_call(arguments, context, parent);
    }

private:
    const BuiltinCall m_call;
};

} // namespace

BuiltinCall atOnce(std::function<model::Result<InvocableResult>(const model::JsonText &arguments)> function)
{
    return [function = std::move(function)](const model::JsonText &arguments, const InvocationContext &, QObject *parent) {
        return new ReadyJob(function(arguments), parent);
    };
}

BuiltinInvocables::BuiltinInvocables(const InvocableServices &services)
    : m_services(services)
{
    for (const QList<BuiltinDeclaration> &tools : {calculatorTools(), clockTools(), fileTools(), notebookTools(services.notebookPath),
             probabilityTools(), rehearsalTools(), summarizationTools(), textTools(), webTools(services)}) {
        for (const BuiltinDeclaration &tool : tools)
            add(tool);
    }
}

void BuiltinInvocables::add(const BuiltinDeclaration &declaration)
{
    m_entries.insert(declaration.name,
        {declaration, model::JsonSchema::trusted(declaration.parameters), std::make_shared<BuiltinInvocable>(declaration.call)});
}

const BuiltinInvocables::Entry *BuiltinInvocables::find(const QString &ensemble, const QString &name) const
{
    const auto found = m_entries.constFind(ensemble + QLatin1Char(':') + name);
    return found == m_entries.constEnd() ? nullptr : &*found;
}

QStringList BuiltinInvocables::names() const
{
    return m_entries.keys();
}

} // namespace invocables
