// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/sessions.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

class QLabel;
class QMenu;
class QTreeView;

namespace model {
class DescriptorCatalog;
}

namespace invocables {
class EnsembleCatalog;
}

namespace gui {

class EnsemblesModel;

//! The dock with the ensembles: what the conversation has on, what asks first, what is wrong. Changes go to the session's settings
//! and to the approvals. Owned by its window.
class EnsemblesPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnsemblesPanel)

public:
    EnsemblesPanel(invocables::EnsembleCatalog &catalog, const model::DescriptorCatalog &descriptors, model::Approvals &approvals,
        QWidget *parent = nullptr);

    void setSession(model::Session *session);

Q_SIGNALS:
    //! The person wants to see the file that describes it.
    void descriptorRequested(const QString &path);
    //! A descriptor is to say what the person has switched; only its key `enabled` changes.
    void defaultRequested(const QString &path, const QByteArray &text);
    void failed(const model::Error &error);
    void toolsOnChanged(int count);

private:
    void build();
    void readEnsembles();
    void unfold();
    void followSession();
    //! What is told of the tools that are on is found out before they are used.
    void prepareTools();
    void keepSwitches(const model::Switches &switches);
    void showProblems();
    void showApprovalMenu(const QModelIndex &index, const QPoint &place);
    void addDefaultAction(QMenu &menu, const QModelIndex &index);
    void forget(const QString &tool);

    invocables::EnsembleCatalog &m_catalog;
    const model::DescriptorCatalog &m_descriptors;
    model::Approvals &m_approvals;
    QPointer<model::Session> m_session;
    EnsemblesModel *m_model;
    //! Which ensembles the person has opened or closed, by name.
    QHash<QString, bool> m_unfolded;
    QTreeView *m_tree;
    QLabel *m_problems;
};

} // namespace gui
