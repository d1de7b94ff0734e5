// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/approvalwords.h"

#include "invocables/ensembles/ensemblecatalog.h"
#include "model/agents/librarycatalog.h"
#include "network/providers/catalog/providercatalog.h"

#include <algorithm>

namespace gui {

namespace {

QString ensembleOf(const QString &scoped)
{
    return scoped.section(u':', 0, 0);
}

QString bareName(const QString &word)
{
    return word.section(u':', -1);
}

} // namespace

ApprovalWords::ApprovalWords(
    const invocables::EnsembleCatalog &catalog, const model::LibraryCatalog &libraries, const network::ProviderCatalog &providers)
    : m_catalog(catalog)
    , m_libraries(libraries)
    , m_providers(providers)
{
}

bool ApprovalWords::isTool(const QString &word) const
{
    return !m_catalog.findInvokers(word).isEmpty() || isServed(word) || isBound(word);
}

bool ApprovalWords::isServed(const QString &word) const
{
    const auto isOf = [&word](const QString &ensemble) { return word.startsWith(ensemble + u':'); };
    const QList<network::Provider> providers = m_providers.providers();
    const QList<invocables::Ensemble> ensembles = m_catalog.ensembles();
    return std::any_of(providers.begin(), providers.end(), [&](const auto &provider) { return provider.agent && isOf(provider.name); })
        || std::any_of(ensembles.begin(), ensembles.end(), [&](const auto &ensemble) { return ensemble.server && isOf(ensemble.name); });
}

bool ApprovalWords::isBound(const QString &word) const
{
    const QList<model::ToolLibrary> binding = m_libraries.binding(bareName(word));
    return std::any_of(binding.begin(), binding.end(), [&word](const model::ToolLibrary &library) {
        return !word.contains(u':') || ensembleOf(library.find(bareName(word))->invoker) == ensembleOf(word);
    });
}

QString ApprovalWords::catalogueName(const QString &tool) const
{
    QStringList meant;
    for (const invocables::InvokerPointer &invoker : m_catalog.findInvokers(tool))
        meant.append(invoker->scopedName());
    for (const model::ToolLibrary &library : m_libraries.binding(bareName(tool))) {
        const QString &invoker = library.find(bareName(tool))->invoker;
        const invocables::InvokerPointer found = m_catalog.findInvoker(invoker);
        if (ensembleOf(invoker) == ensembleOf(tool))
            meant.append(found ? found->scopedName() : invoker);
    }
    meant.removeDuplicates();
    return meant.size() == 1 ? meant.first() : tool;
}

bool ApprovalWords::means(const QString &word, const QString &tool) const
{
    const QString own = catalogueName(tool);
    const invocables::InvokerPointer found = m_catalog.findInvoker(word);
    return word == own || word == bareName(own) || (found && found->scopedName() == own);
}

} // namespace gui
