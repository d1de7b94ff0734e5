// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentchanges.h"

#include "model/gram/agentpattern.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AgentChangesTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentChanges)
};

Result<void> setText(AgentPattern &agent, const QString &key, const QString &value)
{
    if (key == u"name")
        agent.setName(value);
    else if (key == u"title")
        agent.setTitle(value);
    else if (key == u"description")
        agent.setDescription(value.isEmpty() ? std::nullopt : std::optional(value));
    else if (key == u"model")
        agent.setModel(value);
    else if (key == u"instruction")
        agent.setInstruction(value);
    else
        return failure(ErrorCategory::Usage,
            AgentChangesTexts::tr("Of an agent name, title, description, model and instruction can be set, and not “%1”.").arg(key));
    return {};
}

auto placeOfTool(QList<ToolPattern> &tools, const QString &name)
{
    return std::find_if(tools.begin(), tools.end(), [&name](const ToolPattern &tool) { return tool.name() == name; });
}

} // namespace

Result<GramDocument> agentAlone(const GramDocument &document, const QString &name)
{
    QList<AgentPattern> agents = AgentPattern::agentsOf(document);
    const qsizetype all = agents.size();
    agents.removeIf([&name](const AgentPattern &agent) { return !name.isEmpty() && agent.name() != name; });
    if (agents.isEmpty())
        return failure(ErrorCategory::Usage,
            name.isEmpty() ? AgentChangesTexts::tr("There is no agent in the text.")
                           : AgentChangesTexts::tr("There is no agent “%1” in the text.").arg(name));
    if (agents.size() > 1)
        return failure(ErrorCategory::Usage, AgentChangesTexts::tr("The text has %1 agents. Say which one.").arg(all));
    AgentPattern agent = agents.first();
    if (const GramFaults ambiguous = agent.ambiguousTools(document); !ambiguous.isEmpty())
        return failure(ErrorCategory::Validation, ambiguous.first().message);
    agent.setTools(agent.tools(document));
    GramDocument alone = document;
    alone.patterns.removeIf([](const Pattern &pattern) {
        const bool isAnnotated = pattern.form == Pattern::Form::Annotation && pattern.elements.size() == 1;
        const Pattern &inner = isAnnotated ? pattern.elements.first() : pattern;
        return inner.value.hasLabel(u"Agent") || ToolPattern::isTool(inner);
    });
    alone.patterns.append(agent.pattern());
    return alone;
}

Result<GramDocument> AgentChanges::applied(GramDocument document) const
{
    AgentPattern agent(document.patterns.takeLast());
    for (const auto &[key, value] : set) {
        if (const auto done = setText(agent, key, value); !done)
            return tl::unexpected(done.error());
    }
    QList<ToolPattern> tools = agent.tools(document);
    for (const QString &name : removed) {
        const auto place = placeOfTool(tools, name);
        if (place == tools.end())
            return failure(ErrorCategory::Usage, AgentChangesTexts::tr("The agent %1 has no tool “%2”.").arg(agent.name(), name));
        tools.erase(place);
    }
    for (const Pattern &pattern : added) {
        const ToolPattern tool(pattern);
        if (const auto place = placeOfTool(tools, tool.name()); place != tools.end())
            *place = tool;
        else
            tools.append(tool);
    }
    agent.setTools(tools);
    document.patterns.append(agent.pattern());
    const GramFaults faults = agent.validate(document);
    const auto error = std::find_if(
        faults.begin(), faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
    if (error != faults.end())
        return failure(
            ErrorCategory::Validation, AgentChangesTexts::tr("The agent %1 would be wrong: %2").arg(agent.name(), error->message));
    return document;
}

} // namespace model
