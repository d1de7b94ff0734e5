// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"
#include "network/providers/description/provider.h"

namespace gui {

//! A server that was found, as it has been kept: the name of its provider, and its descriptor.
struct KeptServer {
    QString provider;
    QString path;
};

//! The path of the person's descriptor that a server which was found would be kept in, where there is one already; else empty.
QString describedAs(const model::DescriptorCatalog &catalog, const network::Provider &server);

//! Keeps a server that was found as a descriptor in the person's folder, so that it is there next time and can be edited; the catalog has
//! it then. Where a descriptor that is shipped knows such a server at this port, it is kept as that, with its controls and the models that
//! were found; one of the same name that is elsewhere leaves its name to that. \return a Usage error where the person has a descriptor of
//! that name, which is never overwritten.
model::Result<KeptServer> keepServer(model::DescriptorCatalog &catalog, const network::Provider &server);

} // namespace gui
