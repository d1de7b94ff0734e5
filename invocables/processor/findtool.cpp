// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/findtool.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Wording;

namespace {

struct FindToolTexts {
    Q_DECLARE_TR_FUNCTIONS(FindTool)
    PARLANCE_PHRASED
};

tl::unexpected<model::Error> toolNotFound(const Wording &message, const QStringList &near)
{
    Wording whole = message;
    if (!near.isEmpty())
        whole += u" "_s + FindToolTexts::phrased("Did you mean %1?").arg(near.join(u", "_s));
    return model::failure(model::ErrorCategory::Validation, whole);
}

//! Where a name is that of a server's tool, and the server has not told which it has: why; empty for anything else.
Wording whyNotKnown(const Toolset &tools, const QString &name, const model::Switches &switches)
{
    const Ensemble *ensemble = name.contains(u':') ? tools.find(name.section(u':', 0, 0)) : nullptr;
    if (!ensemble || !ensemble->server)
        return {};
    if (!ensemble->connectionReason.isEmpty())
        return FindToolTexts::phrased("The server of %1 cannot be asked for its tools: %2").arg(ensemble->name, ensemble->connectionReason);
    if (!ensemble->invokers.isEmpty())
        return {};
    if (!tools.isOn(*ensemble, switches))
        return FindToolTexts::phrased("%1 is off, so its server has not been asked for its tools.").arg(ensemble->name);
    return FindToolTexts::phrased("The server of %1 has not listed its tools.").arg(ensemble->name);
}

} // namespace

model::Result<InvokerPointer> findTool(const Toolset &tools, const QString &name, const model::Switches &switches)
{
    const QList<InvokerPointer> found = tools.findInvokers(name);
    if (found.size() == 1)
        return found.first();
    const QString shown = name.left(100);
    if (found.isEmpty()) {
        const Wording why = whyNotKnown(tools, name, switches);
        const Wording missing = FindToolTexts::phrased("There is no tool “%1”.").arg(shown);
        return toolNotFound(why.isEmpty() ? missing : missing + u" "_s + why, tools.namesLike(name, &switches));
    }
    QList<InvokerPointer> on = found;
    on.removeIf([&](const InvokerPointer &invoker) { return !tools.isOn(*invoker, switches); });
    // Where none is on, whoever calls it is told that.
    if (on.size() <= 1)
        return on.isEmpty() ? found.first() : on.first();
    QStringList names;
    for (const InvokerPointer &invoker : std::as_const(on))
        names.append(invoker->scopedName());
    return toolNotFound(FindToolTexts::phrased("“%1” is the name of several tools.").arg(shown), names);
}

} // namespace invocables
