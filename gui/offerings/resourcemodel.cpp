// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourcemodel.h"

#include "invocables/external/mcp/mcpensemble.h"
#include "model/text/visibletext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::McpEnsemble, invocables::McpOfferings, invocables::McpResource;

ResourceModel::ResourceModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void ResourceModel::setServer(McpEnsemble *server)
{
    if (m_server) {
        m_server->disconnect(this);
        m_server->offerings().disconnect(this);
    }
    m_server = server;
    if (server) {
        connect(&server->offerings(), &McpOfferings::changed, this, &ResourceModel::read);
        connect(server, &McpEnsemble::resourceUpdated, this, &ResourceModel::updateMarks);
    }
    read();
}

void ResourceModel::read()
{
    const QList<McpResource> resources = m_server ? m_server->offerings().resources() : QList<McpResource>();
    if (resources == m_resources)
        return;
    beginResetModel();
    m_resources = resources;
    endResetModel();
}

void ResourceModel::updateMarks()
{
    if (!m_resources.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_resources.size()) - 1));
}

int ResourceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_resources.size());
}

QModelIndex ResourceModel::find(const QString &uri) const
{
    const auto found = std::find_if(
        m_resources.begin(), m_resources.end(), [&uri](const McpResource &resource) { return resource.uri == uri; });
    return found == m_resources.end() ? QModelIndex() : index(int(found - m_resources.begin()));
}

bool ResourceModel::isChanged(const QString &uri) const
{
    return m_server && m_server->isResourceUpdated(uri);
}

QString ResourceModel::markOf(const McpResource &resource) const
{
    if (resource.isTemplate)
        return tr("family");
    if (isChanged(resource.uri))
        return tr("changed");
    return m_server && m_server->watchedResources().contains(resource.uri) ? tr("watched") : QString();
}

QVariant ResourceModel::data(const QModelIndex &index, int role) const
{
    const McpResource &resource = m_resources.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return model::visibleLine(resource.title.left(longestText).simplified());
    case Qt::ToolTipRole:
        return model::visibleText((resource.uri + u'\n' + resource.description).trimmed().left(longestText)).toHtmlEscaped();
    case Qt::AccessibleTextRole:
        return model::visibleLine(
            u"%1, %2 %3"_s.arg(resource.title.left(longestText), resource.uri.left(longestText), markOf(resource)).trimmed());
    case AddressRole: return model::visibleLine(resource.uri.left(longestText));
    case MarkRole: return markOf(resource);
    case ChangedRole: return isChanged(resource.uri);
    case SearchRole: return QString(resource.title + u' ' + resource.uri + u' ' + resource.description);
    default: return {};
    }
}

} // namespace gui
