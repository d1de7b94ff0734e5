// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"

namespace invocables {

class EnsembleCatalog;

//! The one tool that a model is told of instead of those of ensembles that say `deferred = true`: it finds them by words, and loads
//! those that are named. Loaded is what an active call of the conversation has loaded (Toolset::declarations), so that a branch or a
//! roll-back leaves nothing behind. A server whose tools nobody has asked for yet is started by the first look. Made by the catalog
//! where an ensemble is deferred; the catalog outlives it.
class DeferredTools final : public Invocable
{
public:
    explicit DeferredTools(EnsembleCatalog &catalog)
        : m_catalog(catalog)
    {
    }

    //! The ensemble that it is the only tool of.
    static Ensemble ensembleFor(EnsembleCatalog &catalog, const QList<Ensemble> &ensembles, model::SchemaCache &schemas);

    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;

private:
    EnsembleCatalog &m_catalog;
};

} // namespace invocables
