// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/pattern.h"
#include "model/descriptors/descriptorfile.h"

// Agents as TOML descriptors (`agents/*.toml`) and as gram. What a gram text has beside its agent (the record at its head, types)
// becomes the descriptor's `types`, in gram. Comments stay behind.
namespace model::agenttoml {

//! \return a Validation error where the text has not one agent, breaks a rule, or says something that a descriptor has no place for.
Result<QString> fromGram(const GramDocument &document);
//! \return a Validation error where the descriptor breaks a rule of agents in gram, which want an instruction, a model and signatures.
Result<GramDocument> toGram(const DescriptorFile &file);

} // namespace model::agenttoml
