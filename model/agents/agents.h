// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/characters/charactercalls.h"
#include "model/conversation/guardsettings.h"
#include "model/conversation/modeladdress.h"
#include "model/gram/agent.h"
#include "model/gram/gramlexis.h"
#include "model/gram/pattern.h"
#include "model/schema/jsontext.h"

namespace model {

class AgentPattern;
struct GramDocument;

//! What an agent brings to a turn; the same whether its pattern is interpreted or compiled first. A value.
struct AgentPart {
    QString name;
    //! As the model is told it, see instructionForModel; may be empty.
    QString instruction = {};
    //! Empty where the agent does not say: the conversation's own.
    ModelAddress model = {};
    //! One without a description or a schema takes that of whatever it is bound to.
    QList<ToolSpecification> tools = {};
    //! Of a character: what its tools, calls and results are held to.
    std::optional<CharacterLimits> character = {};
    //! What it says of the limits of its turns.
    GuardSettings limits = {};

    bool operator==(const AgentPart &) const = default;
};

AgentPart partOf(const Agent &agent);
//! Straight from the pattern. Asks for less than compiling does: names, a model that can be read where there is one, and signatures
//! that are right where there are any. \return what is wrong first.
tl::expected<AgentPart, GramFault> interpret(const AgentPattern &agent, const GramDocument &document);

//! One call of a tool while an agent answered.
struct ToolInvocation {
    //! As the specification of the agent calls it.
    QString tool;
    //! As the model wrote them; where that is no JSON, empty.
    JsonText arguments = {};
    QString result = {};
    //! What it says is an error's text.
    bool isError = false;
};

//! What an agent answered to one message, and the tools it used for it: a run that can be kept, compared and read again as gram.
struct AgentResponse {
    QString agent = {};
    //! PROVIDER/MODEL.
    QString model = {};
    QString content = {};
    QList<ToolInvocation> toolsUsed = {};

    //! `[:AgentResponse {agent, model, content} | (:ToolInvocation {tool_name, args, result}), …]`; in place of `result` there is `error`.
    Pattern toPattern() const;
};

//! Port: finds the agent that a conversation names. Asked at the start of each turn, so that a turn plays what the agent's file says
//! then. Implemented by AgentCatalog.
class Agents
{
public:
    virtual ~Agents() = default;
    //! \return a Usage error where there is no such agent, a Validation error that says why where it cannot play.
    virtual Result<AgentPart> partFor(const QString &name) = 0;
};

} // namespace model
