// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

namespace gui {

class Actions;
class AgentImport;
class AgentSelector;
class ConversationPage;
class UserPrompts;
class Workbench;

//! Which agent plays in a window's conversation: offers those there are in the bar and behind `/agent`, takes the one that is named, and
//! makes one of tools that were written for something else. Made once the catalogs have been read. Owned by its window.
class AgentChoice final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentChoice)

public:
    AgentChoice(Workbench &workbench, UserPrompts &prompts, AgentSelector &selector, QWidget *window);
    ~AgentChoice() override;

    void connectActions(Actions &actions);
    void setPage(ConversationPage &page);
    void importTools();

Q_SIGNALS:
    void descriptorWritten(const QString &path);

private:
    void offer();
    QStringList playable() const;
    //! Lists those there are where there is none of that name.
    void use(const QString &name);

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    AgentSelector &m_selector;
    QWidget *m_window;
    QPointer<ConversationPage> m_page;
    AgentImport *m_import = nullptr;
};

} // namespace gui
