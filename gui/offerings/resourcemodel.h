// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpresource.h"

#include <QAbstractListModel>
#include <QPointer>

namespace invocables {
class McpEnsemble;
}

namespace gui {

//! The resources of one server and its families of resources, with a mark at those that are watched and have changed. Owned by the
//! dialog that shows them.
class ResourceModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResourceModel)

public:
    //! Of a text that is shown: a server may write whatever it likes.
    static constexpr int longestText = 1000;

    enum Role {
        AddressRole = Qt::UserRole,
        //! A word for the person: `changed`, `watched`, `family`; else empty.
        MarkRole,
        ChangedRole,
        //! What a search looks at.
        SearchRole,
    };

    explicit ResourceModel(QObject *parent);

    //! Null for nothing.
    void setServer(invocables::McpEnsemble *server);
    //! What is watched, or has changed, is others now.
    void updateMarks();
    const invocables::McpResource &resourceAt(const QModelIndex &index) const { return m_resources.at(index.row()); }

    //! Invalid where the list has no such address.
    QModelIndex find(const QString &uri) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void read();
    bool isChanged(const QString &uri) const;
    QString markOf(const invocables::McpResource &resource) const;

    QPointer<invocables::McpEnsemble> m_server;
    QList<invocables::McpResource> m_resources;
};

} // namespace gui
