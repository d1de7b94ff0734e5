// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>

namespace gui {

class Actions;
class ConversationPage;
class WindowDocks;

//! What the menu Edit does: with the text that has the keyboard, and in the conversation or descriptor that is worked in. Owned by its
//! window.
class Editing final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Editing)

public:
    Editing(WindowDocks &docks, QObject *parent = nullptr);

    void connectActions(Actions &actions);
    void setPage(ConversationPage *page);

private:
    void send(QKeySequence::StandardKey key) const;

    WindowDocks &m_docks;
    QPointer<ConversationPage> m_page;
};

} // namespace gui
