// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agententry.h"
#include "model/descriptors/descriptorfile.h"

namespace model {

//! How the pattern of an agent becomes what plays. What cannot be compiled is interpreted.
enum class AgentReading { Hybrid, Interpreted, Compiled };

//! The agents that a descriptor describes: one in TOML, any number in gram. None where the file cannot be read at all. `isBound` is for
//! characters: whether something does the work of a tool.
QList<AgentEntry> readAgents(
    const DescriptorFile &file, AgentReading reading = AgentReading::Hybrid, const CharacterTools::IsBound &isBound = {});

//! What is wrong with an agent in TOML beyond the schema: its types, signatures, model. Registered with DescriptorCheck. Gram is
//! checked where it is read.
Diagnostics checkAgent(const DescriptorFile &file);

} // namespace model
