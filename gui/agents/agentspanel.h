// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/agents/agentsmodel.h"
#include "model/session/sessions.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QMenu;
class QPushButton;
class QTreeView;

namespace invocables {
class EnsembleCatalog;
} // namespace invocables

namespace model {
class AgentCatalog;
class LibraryCatalog;
} // namespace model

namespace gui {

//! The dock with the agents: how each stands, which one the conversation uses, which libraries there are, and what the tools of the
//! agent that is picked are bound to. Changes go to the session's settings. Owned by its window.
class AgentsPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentsPanel)

public:
    //! Everything outlives the panel.
    struct Parts {
        model::AgentCatalog &agents;
        model::LibraryCatalog &libraries;
        invocables::EnsembleCatalog &ensembles;
    };

    explicit AgentsPanel(const Parts &parts, QWidget *parent = nullptr);

    void setSession(model::Session *session);

Q_SIGNALS:
    void editRequested(const QString &path);
    //! From a template of that id.
    void newRequested(const QString &templateId);
    //! An agent of tools that were written for something else.
    void importRequested();
    //! Into the other notation.
    void convertRequested(const QString &path);
    //! Side by side with others.
    void compareRequested(const QString &agent);
    void failed(const model::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QAction *addToMenu(const QString &name, const QString &text, void (AgentsPanel::*does)());
    void addActions();
    void addRow(QWidget *bar);
    void fill(AgentsModel::Section section, const QList<AgentRow> &rows);
    void readAgents();
    void readLibraries();
    void followSession();
    void followPicked();
    void showTools();
    void showActions();
    void activate(const QModelIndex &index);
    void showMenu(const QPoint &place);

    void use();
    void stopUsing();
    void useLibrary();
    void edit();
    void convert();
    void compare();

    //! The row that is picked where it is one of that section; null else.
    const AgentRow *picked(AgentsModel::Section section) const;
    QString libraryInUse() const;
    void setAgent(const QString &agent, const QString &library);

    Parts m_parts;
    QPointer<model::Session> m_session;
    AgentsModel *m_model;
    QTreeView *m_tree;
    QMenu *m_newMenu;
    QMenu *m_menu;
    QPushButton *m_first;
    QAction *m_use = nullptr;
    QAction *m_stop = nullptr;
    QAction *m_useLibrary = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_convert = nullptr;
    QAction *m_compare = nullptr;
    QString m_shown;
    //! Rows come and go, and with them what is picked.
    bool m_isFilling = false;
};

} // namespace gui
