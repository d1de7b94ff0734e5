// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"
#include "network/providers/description/localserver.h"

#include <optional>

namespace network {

//! Reads the `[server]` of a provider's descriptor in the file `path`; what is wrong with it is added to `diagnostics`. Whether the
//! files are there is found out when it is started.
LocalServer readLocalServer(const model::DescriptorValue &table, const QString &path, model::Diagnostics &diagnostics);

} // namespace network
