// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparesetup.h"

namespace gui {

using namespace Qt::StringLiterals;

QString CompareSetup::nameOf(Varies varies)
{
    switch (varies) {
    case Varies::Libraries: return tr("libraries");
    case Varies::Models: return tr("models");
    case Varies::Agents: return tr("agents");
    case Varies::Instructions: return tr("instructions");
    }
    return {};
}

model::ComparisonPlan CompareSetup::plan() const
{
    model::ComparisonPlan plan;
    plan.prompt = prompt;
    plan.times = times;
    plan.secondsPerRun = secondsPerRun;
    plan.from = from;
    for (const Choice &column : columns) {
        model::ComparisonVariant variant {model::ComparisonVariant::labelOf(column.shown()), column.note, base};
        switch (varies) {
        case Varies::Libraries: variant.settings.library = column.value; break;
        case Varies::Models:
            variant.settings.model = model::ModelAddress::parse(column.value).value_or(model::ModelAddress());
            // Whatever the agent asks for.
            variant.settings.agentModel = {};
            break;
        case Varies::Agents: variant.settings.agent = column.value; break;
        case Varies::Instructions: variant.settings.supervisor = column.value; break;
        }
        plan.variants.append(variant);
    }
    return plan;
}

} // namespace gui
