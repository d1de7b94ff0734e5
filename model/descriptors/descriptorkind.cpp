// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorkind.h"

#include <array>

namespace model {

namespace {

constexpr std::array kinds {DescriptorKind::Provider, DescriptorKind::Ensemble, DescriptorKind::Agent, DescriptorKind::Prompt,
    DescriptorKind::Library, DescriptorKind::Scenario};

} // namespace

std::optional<DescriptorKind> kindOf(const DescriptorFile &file)
{
    // An invoker's file lies below the ensembles, so its table comes first.
    if (!file.root[u"invoker"].isNone())
        return DescriptorKind::Invoker;
    for (const DescriptorKind kind : kinds) {
        if (!file.root[toWire(kind)].isNone())
            return kind;
    }
    if (!file.root[u"dialect"].isNone())
        return DescriptorKind::Provider;
    const QStringList folders = file.path.split(QLatin1Char('/'));
    for (const DescriptorKind kind : kinds) {
        if (folders.contains(folderOf(kind)))
            return kind;
    }
    return {};
}

} // namespace model
