// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QObject>
#include <QPointer>

namespace gui {

class Actions;
class CompareWindow;
class ConversationPage;
class UserPrompts;
class Workbench;

//! The way from a window's conversation to comparisons, which have a window of their own: what the conversation has set is what they
//! begin with. Made once the catalogs have been read. Owned by its window.
class Comparing final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Comparing)

public:
    Comparing(Workbench &workbench, UserPrompts &prompts, QWidget *window);
    ~Comparing() override;

    void connectActions(Actions &actions);
    void setPage(ConversationPage &page);
    //! Anew; the libraries of an agent where it is named.
    void compare(const QString &agent = {});
    //! Every run goes on with the conversation, as it is up to and with this position of its path.
    void compareFrom(int position);

Q_SIGNALS:
    //! A run has become a conversation.
    void conversationKept(const model::ConversationId &conversation);
    void said(const QString &text);

private:
    void open();

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    QWidget *m_window;
    QPointer<ConversationPage> m_page;
    QPointer<CompareWindow> m_compare;
};

} // namespace gui
