// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/findtool.h"

#include "invocables/agents/toolbinder.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Wording;

namespace {

struct FindToolTexts {
    Q_DECLARE_TR_FUNCTIONS(FindTool)
    PARLANCE_PHRASED
};

//! Its scoped name in the catalogue, whatever an agent calls it.
QString catalogueName(const Invoker &invoker)
{
    return invoker.boundTo.isEmpty() ? invoker.scopedName() : invoker.boundTo;
}

//! Those of these names whose tools are still there.
QStringList stillThere(QStringList names, const Toolset &tools, const Toolset &now)
{
    names.removeIf([&](const QString &name) {
        const InvokerPointer invoker = tools.findInvoker(name);
        return invoker && !now.findInvoker(catalogueName(*invoker));
    });
    return names;
}

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

model::Result<InvokerPointer> findTool(const Toolset &tools, const QString &name, const model::Switches &switches, const Toolset *now)
{
    const QList<InvokerPointer> found = tools.findInvokers(name);
    if (found.size() == 1)
        return found.first();
    const QString shown = name.left(100);
    if (found.isEmpty()) {
        const Wording why = whyNotKnown(tools, name, switches);
        const Wording missing = FindToolTexts::phrased("There is no tool “%1”.").arg(shown);
        const QStringList near = tools.namesLike(name, &switches);
        return toolNotFound(why.isEmpty() ? missing : missing + u" "_s + why, now ? stillThere(near, tools, *now) : near);
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

InvokerPointer declaredNow(const InvokerPointer &invoker, const Toolset &now)
{
    const Ensemble *ensemble = now.find(invoker->ensemble);
    if (!ensemble || !ensemble->server)
        return invoker;
    const InvokerPointer declared = now.findInvoker(catalogueName(*invoker));
    // One that has lost its server has its tools still.
    if (!declared && ensemble->connection != ConnectionState::Connected)
        return invoker;
    const QString fingerprint = !declared ? invoker->fingerprint + u" withdrawn"_s
        : invoker->boundTo.isEmpty()      ? declared->fingerprint
                                          : boundFingerprint(*invoker, *declared);
    if (fingerprint == invoker->fingerprint)
        return invoker;
    auto changed = std::make_shared<Invoker>(*invoker);
    changed->fingerprint = fingerprint;
    if (!declared)
        return changed;
    changed->invocable = declared->invocable;
    // An agent's words for it stay the agent's.
    if (invoker->boundTo.isEmpty()) {
        changed->description = declared->description;
        changed->argumentsJson = declared->argumentsJson;
    }
    return changed;
}

} // namespace invocables
