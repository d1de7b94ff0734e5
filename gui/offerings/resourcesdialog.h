// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"

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

class ResourceModel;
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
