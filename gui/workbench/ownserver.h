// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/profile.h"
#include "model/schema/jsontext.h"

namespace invocables {
class EnsembleCatalog;
} // namespace invocables

namespace gui {

//! This program as an MCP server for an agent that works in a folder: how it is started, as a JSON array of one entry (Agent Client
//! Protocol, "Session Setup"). It offers those of the ensembles that the person has described; of those that are shipped agents have their
//! own. Without any the array is empty.
model::JsonText ownServer(
    const model::Profile &profile, const invocables::EnsembleCatalog &catalog, const QStringList &ensembles, const QString &folder);

} // namespace gui
