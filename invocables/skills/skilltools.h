// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/ensemble.h"
#include "invocables/tools/invocationcontext.h"
#include "model/skills/skill.h"

namespace invocables {

//! The ensemble through which a model uses skills: `read_skill`, whose description has a line for each of them, reads the
//! instructions and what else lies in a skill's folder, and nothing outside of it; `run_skill_script` runs one of its scripts, which is
//! asked for, and only in a sandbox. Nothing where no skill can be used.
std::optional<Ensemble> skillEnsemble(const QList<model::Skill> &skills, const InvocableServices &services, model::SchemaCache &schemas);

} // namespace invocables
