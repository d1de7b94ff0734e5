// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"
#include "invocables/external/mcp/mcpresource.h"

#include <QAbstractListModel>
#include <QDialog>
#include <QPointer>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;

namespace invocables {
class McpEnsemble;
class McpServers;
} // namespace invocables

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

class ResourceView;

//! What MCP servers have to read: to be searched, looked at, watched, and attached to the next message. A window beside the others.
//! Starts the server that is picked. Deletes itself when it is closed.
class ResourcesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResourcesDialog)

public:
    //! The servers outlive it.
    ResourcesDialog(invocables::McpServers &servers, QWidget *parent);

    //! The server of this ensemble; the first one where it has none.
    void showServer(const QString &ensemble);

Q_SIGNALS:
    void attachRequested(const QList<gui::Attachment> &attachments);

private:
    void build();
    QWidget *buildList();
    void readServers();
    void follow();
    void showState();
    void pick();
    void pickAgain();

    invocables::McpServers &m_servers;
    QPointer<invocables::McpEnsemble> m_server;
    QString m_ensemble;
    QString m_failure;
    //! The address of what was picked last.
    QString m_picked;
    QComboBox *m_choice;
    QPushButton *m_refresh;
    QLineEdit *m_search;
    ResourceModel *m_model;
    QSortFilterProxyModel *m_found;
    QListView *m_list;
    QLabel *m_state;
    ResourceView *m_view;
};

} // namespace gui
