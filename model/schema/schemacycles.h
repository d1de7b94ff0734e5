// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemagraph.h"

namespace model {

//! \return a node that is reached from itself over schemas for the same value only, on which a validator would go round for
//! ever, or SchemaNode::none. References that depend on the dynamic scope are left to the evaluator's bound on its depth.
int nodeInCycle(const SchemaGraph &graph);

} // namespace model
