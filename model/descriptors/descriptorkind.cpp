// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorkind.h"

#include "model/gram/agentpattern.h"

#include <array>

namespace model {

std::optional<DescriptorKind> kindOf(const DescriptorFile &file)
{
    if (DescriptorFile::isGram(file.path))
        return DescriptorKind::Agent;
    // An invoker's file lies below the ensembles, so its table comes first.
    if (!file.root[u"invoker"].isNone())
        return DescriptorKind::Invoker;
    for (const DescriptorKind kind : describedKinds) {
        if (!file.root[toWire(kind)].isNone())
            return kind;
    }
    if (!file.root[u"dialect"].isNone())
        return DescriptorKind::Provider;
    const QStringList folders = file.path.split(QLatin1Char('/'));
    for (const DescriptorKind kind : describedKinds) {
        if (folders.contains(folderOf(kind)))
            return kind;
    }
    return {};
}

QList<DeclaredName> declaredNames(const DescriptorFile &file, DescriptorKind kind)
{
    QList<DeclaredName> names;
    for (const AgentPattern &agent : file.gram ? AgentPattern::agentsOf(*file.gram) : QList<AgentPattern>())
        names.append({agent.name(), agent.pattern().position});
    const DescriptorValue &head = file.root[toWire(kind)];
    const DescriptorValue &name = (head.isTable() ? head : file.root)[u"name"];
    if (name.string())
        names.append({*name.string(), name.position()});
    names.removeIf([](const DeclaredName &declared) { return declared.name.isEmpty(); });
    return names;
}

} // namespace model
