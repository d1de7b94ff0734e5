// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/characters/characterlimits.h"
#include "model/conversation/guardsettings.h"
#include "model/conversation/modeladdress.h"
#include "model/gram/agent.h"
#include "model/gram/gramfault.h"

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

} // namespace model
