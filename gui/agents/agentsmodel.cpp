// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentsmodel.h"

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// The internal number of a heading's index; a row's has the row of its heading.
constexpr quintptr headingLevel = ~quintptr(0);

} // namespace

void AgentsModel::setRows(Section section, const QList<AgentRow> &rows)
{
    QList<AgentRow> &own = m_rows[size_t(section)];
    if (own == rows)
        return;
    const auto isSameName = [](const AgentRow &one, const AgentRow &other) { return one.name == other.name; };
    // The same ones in another state stay where they are, so that what is picked stays picked.
    if (std::equal(own.begin(), own.end(), rows.begin(), rows.end(), isSameName)) {
        own = rows;
        return allChanged(section);
    }
    if (!own.isEmpty()) {
        beginRemoveRows(heading(section), 0, int(own.size()) - 1);
        own.clear();
        endRemoveRows();
    }
    if (rows.isEmpty())
        return;
    beginInsertRows(heading(section), 0, int(rows.size()) - 1);
    own = rows;
    endInsertRows();
}

void AgentsModel::setToolsOf(const QString &agent)
{
    if (std::exchange(m_toolsOf, agent) != agent)
        Q_EMIT dataChanged(heading(Section::Tools), heading(Section::Tools));
}

void AgentsModel::setInUse(const std::optional<QString> &agent, const std::optional<QString> &library)
{
    if (m_agent == agent && m_library == library)
        return;
    m_agent = agent;
    m_library = library;
    allChanged(Section::Agents);
    allChanged(Section::Libraries);
}

QModelIndex AgentsModel::find(Section section, const QString &name) const
{
    const QList<AgentRow> &rows = m_rows[size_t(section)];
    for (int row = 0; row < rows.size(); ++row) {
        if (rows.at(row).name == name && !rows.at(row).isHint)
            return index(row, 0, heading(section));
    }
    return {};
}

const AgentRow *AgentsModel::rowAt(const QModelIndex &index) const
{
    const auto section = sectionOf(index);
    return section ? &m_rows[size_t(*section)].at(index.row()) : nullptr;
}

std::optional<AgentsModel::Section> AgentsModel::sectionOf(const QModelIndex &index)
{
    if (!index.isValid() || index.internalId() == headingLevel)
        return {};
    return Section(index.internalId());
}

QModelIndex AgentsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : headingLevel);
}

QModelIndex AgentsModel::parent(const QModelIndex &index) const
{
    const auto section = sectionOf(index);
    return section ? createIndex(int(*section), 0, headingLevel) : QModelIndex();
}

int AgentsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_rows.size());
    return sectionOf(parent) || parent.column() > 0 ? 0 : int(m_rows[size_t(parent.row())].size());
}

int AgentsModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant AgentsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const AgentRow *row = rowAt(index))
        return rowData(*row, *sectionOf(index), role);
    if (role == Qt::DisplayRole)
        return titleOf(Section(index.row()));
    if (role == WordRole && Section(index.row()) == Section::Tools)
        return m_toolsOf;
    return {};
}

QVariant AgentsModel::rowData(const AgentRow &row, Section section, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case NameRole: return row.name;
    case TagRole: return row.tag;
    case DetailRole: return row.detail;
    case FaultRole: return row.fault;
    case ToneRole: return int(row.tone);
    case WordRole: return isInUse(row, section) ? tr("in use") : QString();
    case PathRole: return row.path;
    case SectionRole: return int(section);
    case CodeRole: return row.isCode;
    case HintRole: return row.isHint;
    case Qt::ToolTipRole: return row.toolTip;
    case Qt::AccessibleDescriptionRole: return isInUse(row, section) ? tr("in use, %1").arg(row.inWords()) : row.inWords();
    default: return {};
    }
}

Qt::ItemFlags AgentsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const AgentRow *row = rowAt(index);
    if (!row)
        return Qt::ItemIsEnabled;
    return row->isHint ? Qt::ItemNeverHasChildren : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QString AgentsModel::titleOf(Section section)
{
    switch (section) {
    case Section::Agents: return tr("Agents");
    case Section::Libraries: return tr("Libraries");
    case Section::Tools: break;
    }
    return tr("Bound tools");
}

bool AgentsModel::isInUse(const AgentRow &row, Section section) const
{
    if (row.isHint || section == Section::Tools)
        return false;
    if (section == Section::Libraries)
        return m_library == row.name && m_agent && !m_agent->isEmpty();
    return !row.name.isEmpty() && m_agent == row.name;
}

void AgentsModel::allChanged(Section section)
{
    if (const int rows = rowCount(heading(section)); rows > 0)
        Q_EMIT dataChanged(index(0, 0, heading(section)), index(rows - 1, 0, heading(section)));
}

} // namespace gui
