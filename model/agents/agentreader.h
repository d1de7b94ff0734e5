// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agententry.h"
#include "model/descriptors/descriptorfile.h"

namespace model {

//! How the pattern of an agent becomes what plays. What cannot be compiled is interpreted.
enum class AgentReading { Hybrid, Interpreted, Compiled };

//! The agents that a descriptor describes: one in TOML, any number in gram. None where the file cannot be read at all. `isBound` and
//! `misfit` are for characters: whether something does the work of a tool, and why it does not fit.
QList<AgentEntry> readAgents(const DescriptorFile &file, AgentReading reading = AgentReading::Hybrid,
    const CharacterTools::IsBound &isBound = {}, const CharacterTools::Misfit &misfit = {});

//! What is wrong with an agent in TOML beyond the schema: its types, signatures, model. Registered with DescriptorCheck. Gram is
//! checked where it is read.
Diagnostics checkAgent(const DescriptorFile &file);

} // namespace model
