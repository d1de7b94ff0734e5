// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commanddescription.h"

#include "network/process/bubblewrapprobe.h"

#include <QCoreApplication>

namespace invocables {

using network::Bubblewrap;

namespace {

struct ConfinementTexts {
    Q_DECLARE_TR_FUNCTIONS(Confinement)
};

QString missing(const Bubblewrap &bubblewrap)
{
    return bubblewrap.state == Bubblewrap::State::NotInstalled ? ConfinementTexts::tr("bubblewrap is not installed")
                                                               : ConfinementTexts::tr("bubblewrap cannot make namespaces here");
}

} // namespace

model::Result<bool> Confinement::usesSandbox(const Bubblewrap &bubblewrap) const
{
    if (sandbox == Sandbox::None)
        return false;
    if (bubblewrap.state == Bubblewrap::State::Usable)
        return true;
    if (sandbox == Sandbox::Preferred)
        return false;
    return model::failure(model::ErrorCategory::Permission,
        ConfinementTexts::tr("It runs in a sandbox only, and there is none: %1.").arg(missing(bubblewrap)), bubblewrap.complaint);
}

QString Confinement::words(const Bubblewrap &bubblewrap) const
{
    const auto sandboxed = usesSandbox(bubblewrap);
    if (!sandboxed)
        return ConfinementTexts::tr("cannot run: it needs a sandbox, and %1").arg(missing(bubblewrap));
    if (!*sandboxed && sandbox == Sandbox::None)
        return ConfinementTexts::tr("not sandboxed: its descriptor says so");
    if (!*sandboxed)
        return ConfinementTexts::tr("not sandboxed: %1").arg(missing(bubblewrap));
    QStringList reach {ConfinementTexts::tr("workspace writable")};
    if (!writable.isEmpty())
        reach.append(ConfinementTexts::tr("%1 writable").arg(writable.join(QLatin1String(", "))));
    if (!openRepositories.isEmpty())
        reach.append(
            ConfinementTexts::tr("%1 writable, which your own programs run things from").arg(openRepositories.join(QLatin1String(", "))));
    reach.append(network ? ConfinementTexts::tr("network open") : ConfinementTexts::tr("no network"));
    return ConfinementTexts::tr("sandboxed: %1").arg(reach.join(QLatin1String(", ")));
}

} // namespace invocables
