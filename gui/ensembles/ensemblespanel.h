// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"
#include "model/session/sessions.h"

#include <QHash>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QMenu;
class QTreeView;

namespace invocables {
class EnsembleCatalog;
class McpServers;
} // namespace invocables

namespace model {
class DescriptorCatalog;
} // namespace model

namespace gui {

class EnsemblesModel;
class ServerActions;

//! The dock with the ensembles: what the conversation has on, what asks first, how the servers stand, what is wrong. Changes go to the
//! session's settings and to the approvals. Owned by its window.
class EnsemblesPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnsemblesPanel)

public:
    //! Everything outlives the panel.
    struct Parts {
        invocables::EnsembleCatalog &catalog;
        invocables::McpServers &servers;
        const model::DescriptorCatalog &descriptors;
        model::Approvals &approvals;
    };

    explicit EnsemblesPanel(const Parts &parts, QWidget *parent = nullptr);

    void setSession(model::Session *session);

Q_SIGNALS:
    //! The person wants to see the file that describes it.
    void descriptorRequested(const QString &path);
    //! A descriptor is to say what the person has switched; only its key `enabled` changes.
    void defaultRequested(const QString &path, const QByteArray &text);
    //! The person wants to see what has gone to the server of an ensemble, and come from there.
    void messagesRequested(const QString &ensemble, const QUrl &server);
    void serverRequested();
    //! The person wants to see what the server of an ensemble has to read.
    void resourcesRequested(const QString &ensemble);
    void failed(const model::Error &error);

private:
    void build();
    void readEnsembles();
    void unfold();
    void showServers();
    void showLog(const QString &ensemble);
    void followSession();
    //! What is told of the tools that are on is found out before they are used.
    void prepareTools();
    QStringList folders() const;
    void keepSwitches(const model::Switches &switches);
    void showProblems();
    void showApprovalMenu(const QModelIndex &index, const QPoint &place);
    void addApprovals(QMenu &menu, const invocables::InvokerPointer &invoker);
    //! What holds for a server's tool in all conversations is said in the descriptor.
    void addDescribedApprovals(QMenu &menu, const invocables::Invoker &invoker);
    void addDefaultAction(QMenu &menu, const QModelIndex &index);
    void forget(const QString &tool);

    invocables::EnsembleCatalog &m_catalog;
    invocables::McpServers &m_servers;
    const model::DescriptorCatalog &m_descriptors;
    model::Approvals &m_approvals;
    QPointer<model::Session> m_session;
    EnsemblesModel *m_model;
    //! What an approval of a tool is for, by its scoped name, of those for which it has been found out.
    QHash<QString, QString> m_allowances;
    //! Which ensembles the person has opened or closed, by name.
    QHash<QString, bool> m_unfolded;
    QTreeView *m_tree;
    ServerActions *m_serverActions;
    //! While one counts the seconds until its next attempt.
    QTimer m_ticks;
    QLabel *m_problems;
};

} // namespace gui
