// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/toolswitch.h"

namespace gui {

model::Switches withTool(model::Switches switches, const invocables::Ensemble &ensemble, const invocables::Invoker &invoker, bool on)
{
    if (on && !switches.value(ensemble.name, ensemble.enabled)) {
        for (const auto &other : ensemble.invokers)
            switches.insert(other->scopedName(), false);
        switches.insert(ensemble.name, true);
    }
    switches.insert(invoker.scopedName(), on);
    return switches;
}

} // namespace gui
