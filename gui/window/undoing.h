// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/edithistory.h"

#include <QAction>
#include <QPointer>

namespace gui {

class Actions;

//! *Undo* and *Redo* of one window: they name what they would do, and what they have done is brought to the screen. In a text field
//! the same keys are the text's. Owned by its window.
class Undoing final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Undoing)

public:
    Undoing(model::EditHistory &history, Actions &actions, QObject *parent);

Q_SIGNALS:
    //! What has been undone or done again here is about this conversation.
    void conversationRequested(const model::ConversationId &id);
    //! It is among the deleted again: a window that shows it should show something else.
    void conversationRemoved(const model::ConversationId &id);
    void said(const QString &text);

private:
    void showNames();
    void show(const model::Edit &edit, const QObject *asker);

    model::EditHistory &m_history;
    QAction *m_undo;
    QAction *m_redo;
};

} // namespace gui
