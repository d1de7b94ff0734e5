// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/sessions.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QTreeView;

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
    EnsemblesPanel(invocables::EnsembleCatalog &catalog, model::Approvals &approvals, QWidget *parent = nullptr);

    void setSession(model::Session *session);

Q_SIGNALS:
    //! The person wants to see the file that describes it.
    void descriptorRequested(const QString &path);
    void toolsOnChanged(int count);

private:
    void build();
    void readEnsembles();
    void followSession();
    //! What is told of the tools that are on is found out before they are used.
    void prepareTools();
    void keepSwitches(const model::Switches &switches);
    void showProblems();
    void showApprovalMenu(const QModelIndex &index, const QPoint &place);
    void forget(const QString &tool);

    invocables::EnsembleCatalog &m_catalog;
    model::Approvals &m_approvals;
    QPointer<model::Session> m_session;
    EnsemblesModel *m_model;
    QTreeView *m_tree;
    QLabel *m_problems;
};

} // namespace gui
