// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparechoices.h"

#include "gui/shared/shippedtexts.h"
#include "gui/workbench/keylessproviders.h"
#include "gui/workbench/workbench.h"
#include "invocables/agents/toolbinder.h"

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

namespace {

QString choiceFault(const model::AgentEntry &agent)
{
    if (agent.part)
        return {};
    for (const model::CharacterFault &fault : agent.faults) {
        if (fault.isError)
            return fault.text;
    }
    return agent.diagnostics.isEmpty() ? CompareSetup::tr("It cannot play.") : agent.diagnostics.first().message;
}

QString choiceFault(const model::ToolLibrary &library)
{
    for (const model::Diagnostic &diagnostic : library.diagnostics) {
        if (diagnostic.severity == model::Diagnostic::Severity::Error)
            return diagnostic.message;
    }
    return {};
}

//! What does the work, by the first of its tools.
QString noteOf(const model::ToolLibrary &library)
{
    if (library.bindings.isEmpty())
        return {};
    const QString first = library.bindings.first().invoker;
    return library.bindings.size() == 1 ? first : CompareSetup::tr("%1 and more").arg(first);
}

//! Which of the agent's tools nothing does with that library; null stands for every ensemble.
QString unboundWith(Workbench &workbench, const model::AgentPart &agent, const model::ToolLibrary *library, const model::Switches &switches)
{
    // What a server has that is not connected yet is known when it is.
    if (!invocables::ToolBinder::serversFor(agent, library, *workbench.ensembles().tools(), switches).isEmpty())
        return {};
    QStringList names;
    for (const invocables::BoundTool &tool : invocables::ToolBinder::bind(agent.tools, library, *workbench.ensembles().tools(), switches)) {
        if (!tool.fault.isEmpty())
            names.append(tool.specification.name);
    }
    return names.isEmpty() ? QString() : CompareSetup::tr("does not bind %1").arg(names.join(u", "_s));
}

QString whyNoLibraries(const model::AgentEntry *agent)
{
    if (!agent || !agent->part)
        return CompareSetup::tr("A tool library says what does the work of an agent's tools. Pick an agent above to compare libraries.");
    if (!agent->part->tools.isEmpty())
        return {};
    return CompareSetup::tr("%1 asks for no tools, so a library changes nothing.").arg(agent->shownName());
}

} // namespace

CompareChoices CompareChoices::of(Workbench &workbench, const With &with)
{
    CompareChoices choices;
    const model::AgentEntry *playing = workbench.agents().find(with.agent);
    choices.noLibraries = whyNoLibraries(playing);
    const auto remarkOn = [&](const model::ToolLibrary *library) {
        return choices.noLibraries.isEmpty() ? unboundWith(workbench, *playing->part, library, with.switches) : QString();
    };
    for (const model::AgentEntry &agent : workbench.agents().entries())
        choices.agents.append(
            {agent.name, agent.title, agent.isCharacter ? CompareSetup::tr("character") : agent.description, choiceFault(agent)});
    for (const model::ToolLibrary &library : workbench.libraries().libraries())
        choices.libraries.append({library.name, shippedText(library.title), noteOf(library), choiceFault(library), remarkOn(&library)});
    choices.libraries.append({{}, CompareSetup::tr("every ensemble, by name"), {}, {}, remarkOn(nullptr)});
    for (const network::Provider &provider : usableFirst(workbench.providers().providers(), with.keyless)) {
        const bool lacksKey = with.keyless.contains(provider.name);
        const QString lacking = lacksKey ? CompareSetup::tr("needs the key %1").arg(provider.keyName) : QString();
        for (const network::ModelEntry &model : provider.enabled ? provider.models : QList<network::ModelEntry>()) {
            if (model.offered)
                choices.models.append({model::ModelAddress {provider.name, model.name}.toString(), {}, provider.title, {}, lacking});
        }
    }
    return choices;
}

const QList<CompareSetup::Choice> &CompareChoices::of(CompareSetup::Varies varies) const
{
    static const QList<CompareSetup::Choice> none;
    switch (varies) {
    case CompareSetup::Varies::Libraries: return libraries;
    case CompareSetup::Varies::Models: return models;
    case CompareSetup::Varies::Agents: return agents;
    case CompareSetup::Varies::Instructions: break;
    }
    return none;
}

} // namespace gui
