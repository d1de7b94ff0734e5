// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"
#include "model/descriptors/descriptorfile.h"
#include "network/providers/description/provider.h"

namespace network {

//! \return the provider, as far as its descriptor says; what is wrong with it beyond the schema is added to `diagnostics`.
Provider readProvider(const model::DescriptorFile &file, model::Diagnostics &diagnostics);
//! Has descriptors of providers and of prompts read by this room; see ProviderCatalog.
void registerReaders(model::DescriptorCheck &check);
//! The provider as a descriptor that readProvider reads, for one that was found or entered in the window.
QByteArray providerDescriptor(const Provider &provider);
//! The `[[models]]` of a descriptor.
QByteArray modelTables(const QList<ModelEntry> &models);

} // namespace network
