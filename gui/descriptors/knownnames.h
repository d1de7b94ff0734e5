// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/completion.h"

namespace invocables {
class EnsembleCatalog;
}

namespace model {
class DescriptorCatalog;
}

namespace network {
class Keychain;
class ProviderCatalog;
} // namespace network

namespace gui {

//! The names that stand in descriptors for what there is: tools, built-ins, source files, dialects, models, contracts, keys and variables
//! of the environment. A keychain cannot be asked for its entries; those that descriptors name or that were used are known.
model::KnownNames knownNames(const model::DescriptorCatalog &descriptors, const invocables::EnsembleCatalog &ensembles,
    const network::ProviderCatalog &providers, const network::Keychain &keychain);

} // namespace gui
