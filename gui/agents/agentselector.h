// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/dropdownbutton.h"
#include "model/agents/agentreader.h"
#include "model/agents/librarycatalog.h"

class QMenu;

namespace gui {

//! A button with the agent that plays in the conversation; opens a list of those there are, and of the libraries that its tools may be
//! bound from. Owned by the bar.
class AgentSelector final : public DropDownButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentSelector)

public:
    explicit AgentSelector(QWidget *parent = nullptr);

    //! All that there are; those with errors can be seen but not picked.
    void setChoices(const QList<model::AgentEntry> &agents, const QList<model::ToolLibrary> &libraries);
    //! What the conversation has; empty for none.
    void setAgent(const QString &agent, const QString &library);
    void openList();

Q_SIGNALS:
    void agentPicked(const QString &agent);
    void libraryPicked(const QString &library);
    //! The person wants to see more of them.
    void panelRequested();

private:
    void showNames();
    void fill();
    void addAgents();
    void addLibraries();

    // Made when the list is opened for the first time.
    QMenu *m_menu = nullptr;
    QList<model::AgentEntry> m_agents;
    QList<model::ToolLibrary> m_libraries;
    //! They have been read by now.
    bool m_isKnown = false;
    QString m_agent;
    QString m_library;
};

} // namespace gui
