// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agents.h"

#include "model/gram/agentpattern.h"

#include <QCoreApplication>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AgentPartTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentPart)
};

tl::expected<ToolSpecification, GramFault> interpreted(const ToolPattern &tool, const GramDocument &document)
{
    if (tool.name().isEmpty())
        return tl::unexpected(GramFault {{}, tool.pattern().position, AgentPartTexts::tr("a tool has no name")});
    if (tool.pattern().elements.isEmpty())
        return ToolSpecification {tool.name(), tool.description(), {}, {}, {}};
    const Signature signature = tool.signature(document);
    if (!signature.isRight())
        return tl::unexpected(signature.faults.isEmpty()
                ? GramFault {{}, tool.pattern().position, AgentPartTexts::tr("the signature cannot be read")}
                : signature.faults.first());
    return ToolSpecification {tool.name(), tool.description(), tool.typeSignature(), signature.schema, signature.returns};
}

} // namespace

AgentPart partOf(const Agent &agent)
{
    return {agent.name, instructionForModel(agent.instruction), ModelAddress::parse(agent.model).value_or(ModelAddress {}), agent.tools, {},
        agent.limits};
}

tl::expected<AgentPart, GramFault> interpret(const AgentPattern &agent, const GramDocument &document)
{
    const auto wrong = [](TextPosition position, const QString &message) { return tl::unexpected(GramFault {{}, position, message}); };
    AgentPart part {agent.name(), instructionForModel(agent.instruction())};
    if (part.name.isEmpty())
        return wrong(agent.pattern().position, AgentPartTexts::tr("the agent has no name"));
    const auto model = ModelAddress::parse(agent.model());
    if (!agent.model().isEmpty() && !AgentPattern::isModel(agent.model()))
        return wrong(agent.pattern().position, AgentPartTexts::tr("the model “%1” is not written as PROVIDER/MODEL").arg(agent.model()));
    part.model = model.value_or(ModelAddress {});
    part.limits = agent.limits();
    if (const GramFaults ambiguous = agent.ambiguousTools(document); !ambiguous.isEmpty())
        return tl::unexpected(ambiguous.first());
    QSet<QString> names;
    for (const ToolPattern &tool : agent.tools(document)) {
        auto specification = interpreted(tool, document);
        if (!specification)
            return tl::unexpected(specification.error());
        if (names.contains(specification->name))
            return wrong(tool.pattern().position, AgentPartTexts::tr("the agent has two tools named “%1”").arg(specification->name));
        names.insert(specification->name);
        part.tools.append(std::move(*specification));
    }
    return part;
}

namespace {

void say(Pattern &pattern, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        set(pattern.value.properties, key, GramValue::Variant(text));
}

Pattern toPattern(const ToolInvocation &invocation)
{
    Pattern pattern;
    pattern.form = Pattern::Form::Bracket;
    pattern.value.labels = {u"ToolInvocation"_s};
    set(pattern.value.properties, u"tool_name"_s, GramValue::Variant(invocation.tool));
    if (!invocation.arguments.isEmpty())
        set(pattern.value.properties, u"args"_s, GramValue::Variant(GramTagged {u"json"_s, invocation.arguments.compacted().toString()}));
    set(pattern.value.properties, invocation.isError ? u"error"_s : u"result"_s, GramValue::Variant(invocation.result));
    return pattern;
}

} // namespace

Pattern AgentResponse::toPattern() const
{
    Pattern pattern;
    pattern.form = Pattern::Form::Bracket;
    pattern.value.labels = {u"AgentResponse"_s};
    say(pattern, u"agent"_s, agent);
    say(pattern, u"model"_s, model);
    set(pattern.value.properties, u"content"_s, GramValue::Variant(content));
    for (const ToolInvocation &invocation : toolsUsed)
        pattern.elements.append(model::toPattern(invocation));
    return pattern;
}

} // namespace model
