// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparechoices.h"

#include "gui/workbench.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

QString faultOf(const model::AgentEntry &agent)
{
    if (agent.part)
        return {};
    for (const model::CharacterFault &fault : agent.faults) {
        if (fault.isError)
            return fault.text;
    }
    return agent.diagnostics.isEmpty() ? CompareSetup::tr("It cannot play.") : agent.diagnostics.first().message;
}

QString faultOf(const model::ToolLibrary &library)
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

} // namespace

CompareChoices CompareChoices::of(Workbench &workbench)
{
    CompareChoices choices;
    for (const model::AgentEntry &agent : workbench.agents().entries())
        choices.agents.append({agent.name, agent.title, agent.isCharacter ? CompareSetup::tr("character") : agent.description, faultOf(agent)});
    for (const model::ToolLibrary &library : workbench.libraries().libraries())
        choices.libraries.append({library.name, library.title, noteOf(library), faultOf(library)});
    choices.libraries.append({{}, CompareSetup::tr("every ensemble, by name")});
    for (const network::Provider &provider : workbench.providers().providers()) {
        for (const network::ModelEntry &model : provider.enabled ? provider.models : QList<network::ModelEntry>()) {
            if (model.offered)
                choices.models.append({model::ModelAddress {provider.name, model.name}.toString(), {}, provider.title});
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
