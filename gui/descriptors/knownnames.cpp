// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/knownnames.h"

#include "invocables/ensemblecatalog.h"
#include "network/providers/dialect.h"
#include "network/providers/providercatalog.h"

using namespace Qt::StringLiterals;

namespace gui {

model::KnownNames knownNames(const model::DescriptorCatalog &descriptors, const invocables::EnsembleCatalog &ensembles,
    const network::ProviderCatalog &providers)
{
    QStringList sources;
    for (const model::DescriptorEntry &entry : descriptors.inUse(model::DescriptorKind::Invoker))
        sources += entry.name + u".toml"_s;
    QStringList tools;
    for (const invocables::Ensemble &ensemble : ensembles.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers)
            tools += invoker->scopedName();
    }
    QStringList keys;
    QStringList models;
    for (const network::Provider &provider : providers.providers()) {
        if (!provider.keyName.isEmpty())
            keys += provider.keyName;
        for (const network::ModelEntry &entry : provider.models)
            models += provider.name + u'/' + entry.name;
    }
    keys.removeDuplicates();
    return {{u"invocable.name"_s, ensembles.builtinNames()}, {u"invokers.source"_s, sources}, {u"bindings.invoker"_s, tools},
        {u"provider.dialect"_s, network::Dialect::names()}, {u"provider.key"_s, keys}, {u"agent.model"_s, models}};
}

} // namespace gui
