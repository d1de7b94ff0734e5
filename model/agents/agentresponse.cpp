// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentresponse.h"

namespace model {

using namespace Qt::StringLiterals;

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
