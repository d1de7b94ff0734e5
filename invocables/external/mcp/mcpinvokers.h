// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/ensemble.h"

namespace invocables {

class McpEnsemble;

//! A server's tools as invokers: what they are by the server, what holds for them by the descriptor.
QList<InvokerPointer> mcpInvokers(const Ensemble &described, McpEnsemble &server);

//! A warning for each tool that the descriptor says something of and the server does not have.
model::Diagnostics overridesOfNothing(const Ensemble &described, McpEnsemble &server);

} // namespace invocables
