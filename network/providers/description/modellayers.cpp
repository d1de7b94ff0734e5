// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/modellayers.h"

#include "network/providers/description/controllayers.h"

#include <algorithm>

namespace network {

bool ModelLayers::describes(const QString &model) const
{
    return std::any_of(m_models.begin(), m_models.end(), [&model](const Described &described) { return described.name == model; });
}

ModelEntry ModelLayers::entry(const QString &model, const ModelEntry &listed) const
{
    ModelEntry entry;
    entry.name = model;
    entry.furtherControls = m_allowsAny;
    ControlLayers controls;
    const auto apply = [&entry, &controls](const model::DescriptorValue &layer) {
        entry.apply(layer);
        controls.add(layer);
    };
    apply(m_defaults);
    for (const Family &family : m_families) {
        if (family.names.match(model).hasMatch())
            apply(family.table);
    }
    entry.title = listed.title.isEmpty() ? entry.title : listed.title;
    entry.context = listed.context > 0 ? listed.context : entry.context;
    entry.maximumOutput = listed.maximumOutput > 0 ? listed.maximumOutput : entry.maximumOutput;
    for (const Described &described : m_models) {
        if (described.name == model)
            apply(described.table);
    }
    entry.controls = controls.controls(entry);
    return entry;
}

} // namespace network
