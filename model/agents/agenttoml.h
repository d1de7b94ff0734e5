// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/descriptors/descriptorfile.h"
#include "model/gram/agentpattern.h"

#include <QStringList>

namespace model {

//! An agent's descriptor in the other of its two notations.
struct AgentConversion {
    QString text;
    //! What of the descriptor the other notation has not got now, in words for the person.
    QStringList lost = {};

    //! \return a Validation error where the agent breaks a rule, or the other notation has no place for what it says.
    static Result<AgentConversion> toToml(const QString &gram);
    static Result<AgentConversion> toGram(const QString &toml);
};

} // namespace model

namespace model::agenttoml {

//! \return a Validation error where the text has not one agent, breaks a rule of agents in TOML, or says something that a descriptor has
//! no place for: all of it, a line each, at its place in `file`; without one the agent's name stands there.
Result<QString> fromGram(const GramDocument &document, const QString &file = {});
//! The same as far as it is there, without asking for what agents in gram must have; the agent is the last of the patterns.
//! Places are those of the descriptor.
//! \return a Validation error where types or a signature cannot be read.
Result<GramDocument> documentOf(const DescriptorFile &file);
//! \return a Validation error where the descriptor breaks a rule of agents in gram, which want an instruction, a model and signatures.
Result<GramDocument> toGram(const DescriptorFile &file);

//! A tool as a descriptor's `[[tools]]`.
QString toolTable(const ToolPattern &tool);
//! `KEY = "TEXT"`, on several lines where the text has them.
QString textLine(const QString &key, const QString &text);

} // namespace model::agenttoml

// Agents as TOML descriptors (`agents/*.toml`) and as gram. What a gram text has beside its agent (the record at its head, types)
// becomes the descriptor's `types`, in gram. Comments stay behind.
