// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensemblesmodel.h"

#include "gui/shared/shippedtexts.h"
#include "gui/shared/tooltips.h"
#include "invocables/external/mcp/mcpinvocable.h"
#include "invocables/tools/toolset.h"
#include "model/text/visibletext.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::Approval, invocables::ConnectionState, invocables::Ensemble, invocables::Invoker;

model::Switches withTool(model::Switches switches, const invocables::Ensemble &ensemble, const invocables::Invoker &invoker, bool on)
{
    if (on && !switches.value(ensemble.name, ensemble.enabled)) {
        for (const auto &other : ensemble.invokers)
            switches.insert(other->scopedName(), false);
        switches.insert(ensemble.name, true);
    }
    switches.insert(invoker.scopedName(), on);
    return switches;
}

namespace {

// The internal number of an ensemble's index; a tool's has the row of its ensemble.
constexpr quintptr ensembleLevel = ~quintptr(0);

QString toolCount(const Ensemble &ensemble)
{
    return EnsemblesModel::tr("%n tool(s)", nullptr, int(ensemble.invokers.size()));
}

//! What an ensemble on a server has is known once that has been asked.
QString serverTag(const Ensemble &ensemble)
{
    const bool isKnown = !ensemble.invokers.isEmpty() || ensemble.connection == ConnectionState::Connected;
    const QString tag = u"MCP · "_s + transportName(*ensemble.server);
    if (isKnown)
        return tag + u" · "_s + toolCount(ensemble);
    return ensemble.connection == ConnectionState::Disconnected ? tag + u" · "_s + EnsemblesModel::tr("not asked yet") : tag;
}

QString diagnosticsText(const Ensemble &ensemble)
{
    QStringList lines;
    for (const model::Diagnostic &diagnostic : ensemble.diagnostics)
        lines.append(diagnostic.toString());
    return lines.join(u'\n');
}

QString shownTitle(const Ensemble &ensemble)
{
    return model::visibleLine(ensemble.title.isEmpty() ? ensemble.name : shippedText(ensemble.title));
}

//! Null where the tool is not one of an MCP server's.
const invocables::McpTool *servedTool(const Invoker &invoker)
{
    const auto *served = dynamic_cast<const invocables::McpInvocable *>(invoker.invocable.get());
    return served ? &served->tool() : nullptr;
}

//! What it does, and as what it runs.
QString toolDetail(const Invoker &invoker)
{
    const invocables::McpTool *served = servedTool(invoker);
    QStringList lines;
    if (served && served->title != invoker.name && served->title != invoker.description)
        lines.append(served->title);
    lines.append(invoker.description);
    if (invoker.invocable)
        lines.append(invoker.invocable->confinement());
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

void EnsemblesModel::setEnsembles(const QList<Ensemble> &ensembles)
{
    beginResetModel();
    m_ensembles = ensembles;
    // As they are read, in the language that they are shown in.
    std::stable_sort(m_ensembles.begin(), m_ensembles.end(),
        [](const Ensemble &one, const Ensemble &other) { return shownTitle(one).localeAwareCompare(shownTitle(other)) < 0; });
    endResetModel();
}

void EnsemblesModel::setServers(const QHash<QString, ServerState> &servers)
{
    if (m_servers == servers)
        return;
    m_servers = servers;
    for (int row = 0; row < m_ensembles.size(); ++row) {
        if (m_ensembles.at(row).server)
            Q_EMIT dataChanged(index(row, 0), index(row, 0));
    }
}

void EnsemblesModel::setSwitches(const model::Switches &switches)
{
    if (m_switches == switches)
        return;
    m_switches = switches;
    allChanged();
}

void EnsemblesModel::setAllowed(IsAllowed isAllowed)
{
    m_isAllowed = std::move(isAllowed);
    allChanged();
}

invocables::InvokerPointer EnsemblesModel::invokerAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == ensembleLevel)
        return {};
    return m_ensembles.at(int(index.internalId())).invokers.at(index.row());
}

const Ensemble *EnsemblesModel::ensembleAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    return &m_ensembles.at(index.internalId() == ensembleLevel ? index.row() : int(index.internalId()));
}

QModelIndex EnsemblesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : ensembleLevel);
}

QModelIndex EnsemblesModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == ensembleLevel)
        return {};
    return createIndex(int(index.internalId()), 0, ensembleLevel);
}

int EnsemblesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_ensembles.size());
    return parent.internalId() == ensembleLevel && parent.column() == 0 ? int(m_ensembles.at(parent.row()).invokers.size()) : 0;
}

int EnsemblesModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant EnsemblesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Ensemble &ensemble = *ensembleAt(index);
    const auto invoker = invokerAt(index);
    return invoker ? invokerData(ensemble, *invoker, role) : ensembleData(ensemble, role);
}

QVariant EnsemblesModel::serverData(const ServerState &server, int role) const
{
    switch (role) {
    case ServerWordRole: return server.isCalm ? QString() : server.word;
    case ServerToneRole: return int(server.tone);
    default: {
        QStringList lines {server.word, server.reason, server.detail};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    }
}

//! Of one that is deferred, what that spares.
QString EnsemblesModel::onDemand(const Ensemble &ensemble) const
{
    if (!ensemble.isDeferred)
        return {};
    const qint64 tokens = invocables::estimatedTokens(ensemble.invokers);
    return tr("Offered on demand: about %1 tokens less in each request.").arg(QLocale().toString(tokens));
}

QVariant EnsemblesModel::ensembleData(const Ensemble &ensemble, int role) const
{
    const auto server = m_servers.constFind(ensemble.name);
    const bool isServed = ensemble.server && server != m_servers.cend();
    switch (role) {
    case Qt::DisplayRole: return shownTitle(ensemble);
    case NameRole: return ensemble.name;
    case Qt::ToolTipRole: {
        QStringList lines {diagnosticsText(ensemble)};
        if (lines.first().isEmpty())
            lines = QStringList {shippedText(ensemble.description)};
        lines.append(onDemand(ensemble));
        if (isServed)
            lines.append(serverData(*server, role).toString());
        lines.removeAll(QString());
        return toolTipText(lines.join(u'\n'));
    }
    case ServerWordRole:
    case ServerToneRole: return isServed ? serverData(*server, role) : QVariant();
    case Qt::AccessibleDescriptionRole: {
        QStringList lines {onDemand(ensemble), isServed ? serverData(*server, role).toString() : QString()};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::CheckStateRole: return stateOf(ensemble);
    case TagRole: return ensemble.server ? serverTag(ensemble) : toolCount(ensemble);
    case ConnectionRole: return ensemble.connection == ConnectionState::NotNeeded ? QVariant() : QVariant(int(ensemble.connection));
    case ProblemRole: return diagnosticsText(ensemble);
    case PathRole: return ensemble.path;
    default: return {};
    }
}

QVariant EnsemblesModel::invokerData(const Ensemble &ensemble, const Invoker &invoker, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return model::visibleLine(invoker.name);
    case NameRole: return invoker.scopedName();
    case Qt::ToolTipRole: return toolTipText(toolDetail(invoker));
    case Qt::AccessibleDescriptionRole: return model::visibleText(toolDetail(invoker));
    case ClaimRole: {
        const invocables::McpTool *served = servedTool(invoker);
        const QString hints = served ? served->hints() : QString();
        return hints.isEmpty() ? QString() : tr("says: %1").arg(hints);
    }
    case Qt::CheckStateRole: return isOn(ensemble, invoker) ? Qt::Checked : Qt::Unchecked;
    case TagRole:
        if (invoker.policies.approval == Approval::Refuse)
            return tr("refused");
        return invoker.policies.approval == Approval::Allow || isAllowed(invoker) ? tr("allowed") : tr("asks");
    case PathRole: return invoker.path;
    default: return {};
    }
}

bool EnsemblesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const bool on = value.value<Qt::CheckState>() != Qt::Unchecked;
    const auto invoker = invokerAt(index);
    if (invoker)
        switchTool(*ensembleAt(index), *invoker, on);
    else
        switchAll(*ensembleAt(index), on);
    allChanged();
    Q_EMIT switched(m_switches);
    return true;
}

Qt::ItemFlags EnsemblesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid())
        return flags;
    return flags | Qt::ItemIsUserCheckable | (invokerAt(index) ? Qt::ItemNeverHasChildren : Qt::NoItemFlags);
}

bool EnsemblesModel::isOn(const Ensemble &ensemble) const
{
    return m_switches.value(ensemble.name, ensemble.enabled);
}

bool EnsemblesModel::isOn(const Ensemble &ensemble, const Invoker &invoker) const
{
    return isOn(ensemble) && m_switches.value(invoker.scopedName(), invoker.enabled);
}

Qt::CheckState EnsemblesModel::stateOf(const Ensemble &ensemble) const
{
    int on = 0;
    for (const auto &invoker : ensemble.invokers)
        on += isOn(ensemble, *invoker) ? 1 : 0;
    // An MCP ensemble that has not been connected yet has no tools to count.
    if (ensemble.invokers.isEmpty())
        return isOn(ensemble) ? Qt::Checked : Qt::Unchecked;
    return on == 0 ? Qt::Unchecked : on == ensemble.invokers.size() ? Qt::Checked : Qt::PartiallyChecked;
}

void EnsemblesModel::switchAll(const Ensemble &ensemble, bool on)
{
    m_switches.insert(ensemble.name, on);
    for (const auto &invoker : ensemble.invokers) {
        if (on && !invoker->enabled)
            m_switches.insert(invoker->scopedName(), true);
        else
            m_switches.remove(invoker->scopedName());
    }
}

void EnsemblesModel::switchTool(const Ensemble &ensemble, const Invoker &invoker, bool on)
{
    m_switches = withTool(m_switches, ensemble, invoker, on);
}

void EnsemblesModel::allChanged()
{
    for (int row = 0; row < m_ensembles.size(); ++row) {
        const QModelIndex ensemble = index(row, 0);
        Q_EMIT dataChanged(ensemble, ensemble);
        const int tools = rowCount(ensemble);
        if (tools > 0)
            Q_EMIT dataChanged(index(0, 0, ensemble), index(tools - 1, 0, ensemble));
    }
}

} // namespace gui
