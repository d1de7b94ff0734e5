// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/ensemblecatalog.h"

#include "invocables/basics/logging.h"
#include "invocables/ensembles/deferredtools.h"
#include "invocables/ensembles/ensemblereader.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/skills/skilltools.h"
#include "model/skills/skillcatalog.h"

#include <algorithm>

namespace invocables {

using model::DescriptorLayer;

EnsembleCatalog::EnsembleCatalog(model::DescriptorCatalog &descriptors, const BuiltinInvocables &builtins, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
    , m_builtins(builtins)
{
    connect(&descriptors, &model::DescriptorCatalog::changed, this, &EnsembleCatalog::read);
    read();
}

QList<InvokerPointer> EnsembleCatalog::describedBy(const model::DescriptorFile &file, model::DescriptorKind kind) const
{
    const EnsembleReader reader(m_builtins, sourceFolders(), [this](const QString &path) { return m_descriptors.inForce(path); });
    if (kind == model::DescriptorKind::Ensemble)
        return reader.read(file).invokers;
    model::Diagnostics diagnostics;
    const InvokerPointer alone = kind == model::DescriptorKind::Invoker ? reader.readAlone(file, diagnostics) : nullptr;
    return alone ? QList<InvokerPointer> {alone} : QList<InvokerPointer>();
}

QStringList EnsembleCatalog::builtinNames() const
{
    return m_builtins.names();
}

bool EnsembleCatalog::mayHave(const QString &name) const
{
    const auto isUnknown = [](const Ensemble &ensemble) {
        return ensemble.enabled && ensemble.server && ensemble.connection != ConnectionState::Connected;
    };
    const QList<Ensemble> &all = m_tools->ensembles();
    return !findInvokers(name).isEmpty() || std::any_of(all.begin(), all.end(), isUnknown);
}

void EnsembleCatalog::read()
{
    QList<Ensemble> ensembles;
    const auto inForce = [this](const QString &path) { return m_descriptors.inForce(path); };
    const EnsembleReader reader(m_builtins, sourceFolders(), inForce);
    for (const model::DescriptorEntry &entry : m_descriptors.inUse(model::DescriptorKind::Ensemble)) {
        Ensemble ensemble = reader.read(inForce(entry.path));
        if (!entry.earlierInUse) {
            // Of a file with errors the check has left out what only follows from them.
            const bool isBroken = model::hasErrors(entry.diagnostics);
            ensemble.diagnostics.removeIf([&](const model::Diagnostic &found) {
                return (isBroken && found.file == entry.path) || entry.diagnostics.contains(found);
            });
            ensemble.diagnostics = entry.diagnostics + ensemble.diagnostics;
        }
        const auto isNamesake = [&ensemble](const Ensemble &other) { return other.name == ensemble.name; };
        if (std::any_of(ensembles.begin(), ensembles.end(), isNamesake)) {
            qCWarning(lcInvocables) << entry.path << "describes an ensemble that there is already:" << ensemble.name;
            continue;
        }
        if (ensemble.name.isEmpty()) {
            // Shown with what is wrong with it; it has no tools.
            ensemble.name = entry.name;
            ensemble.title = entry.name;
        }
        ensembles.append(ensemble);
    }
    m_described = ensembles;
    follow();
}

void EnsembleCatalog::follow()
{
    if (m_servers)
        m_servers->follow(m_described + m_lent);
    complete();
}

void EnsembleCatalog::lend(const Ensemble &ensemble)
{
    m_lent.append(ensemble);
    follow();
}

void EnsembleCatalog::giveBack(const QString &ensemble)
{
    if (m_lent.removeIf([&ensemble](const Ensemble &lent) { return lent.name == ensemble; }) > 0)
        follow();
}

void EnsembleCatalog::complete()
{
    QList<Ensemble> ensembles;
    for (const Ensemble &described : m_described + m_lent)
        ensembles.append(m_servers ? m_servers->completed(described) : described);
    if (auto skills = m_skills ? skillEnsemble(m_skills->skills(), m_builtins.services(), m_builtins.schemas()) : std::nullopt)
        ensembles.append(*std::move(skills));
    const auto isDeferred = [](const Ensemble &ensemble) { return ensemble.isDeferred; };
    if (std::any_of(ensembles.begin(), ensembles.end(), isDeferred))
        ensembles.append(DeferredTools::ensembleFor(*this, ensembles, m_builtins.schemas()));
    m_tools = std::make_shared<const Toolset>(std::move(ensembles));
    Q_EMIT changed();
}

void EnsembleCatalog::setSkills(const model::SkillCatalog &skills)
{
    m_skills = &skills;
    connect(&skills, &model::SkillCatalog::changed, this, &EnsembleCatalog::complete);
    complete();
}

void EnsembleCatalog::connectTo(McpServers &servers)
{
    m_servers = &servers;
    connect(&servers, &McpServers::changed, this, &EnsembleCatalog::complete);
    follow();
}

QStringList EnsembleCatalog::serversOn(const model::Switches &switches) const
{
    return servers(switches, [](const Ensemble &ensemble) { return !ensemble.isDeferred; });
}

QStringList EnsembleCatalog::unknownServers(const model::Switches &switches) const
{
    return servers(switches, [](const Ensemble &ensemble) { return ensemble.isDeferred && ensemble.invokers.isEmpty(); });
}

//! Of the ensembles that are on.
QStringList EnsembleCatalog::servers(const model::Switches &switches, bool (*isMeant)(const Ensemble &ensemble)) const
{
    QStringList names;
    for (const Ensemble &ensemble : ensembles()) {
        if (ensemble.server && switches.value(ensemble.name, ensemble.enabled) && isMeant(ensemble))
            names.append(ensemble.name);
    }
    return names;
}

void EnsembleCatalog::prepare(const QStringList &wantedServers, const model::ToolsWanted &wanted, QObject *context,
    const model::Invocations::Waiting &waiting, const std::function<void()> &done)
{
    if (!m_servers) {
        done();
        return;
    }
    const QStringList kept = servers(wanted.switches, [](const Ensemble &ensemble) { return ensemble.isDeferred; });
    m_servers->prepare(wantedServers, kept, wanted, context, waiting, done);
}

QStringList EnsembleCatalog::sourceFolders() const
{
    QStringList folders;
    for (const DescriptorLayer layer : {DescriptorLayer::Workspace, DescriptorLayer::User, DescriptorLayer::BuiltIn}) {
        const QString folder = m_descriptors.folderFor(layer);
        const bool mayBeUsed = layer != DescriptorLayer::Workspace || m_descriptors.isWorkspaceTrusted();
        if (!folder.isEmpty() && mayBeUsed)
            folders.append(folder + u'/' + model::folderOf(model::DescriptorKind::Ensemble));
    }
    return folders;
}

} // namespace invocables
