// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/sessions.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace gui {

class Preferences;
class Workbench;

//! *Quick question*: a small window that asks the model of new conversations without tools, and shows the answer. It is a conversation like
//! any other, which can be opened in a window. Deletes itself when it is closed; what is under way then goes on. The workbench outlives it.
class QuickQuestion final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuickQuestion)

public:
    QuickQuestion(Workbench &workbench, const Preferences &preferences);
    //! That which shows this conversation; null where none does.
    static QuickQuestion *showing(const model::ConversationId &id);

Q_SIGNALS:
    void conversationRequested(const model::ConversationId &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void ask();
    void adopt(const model::TurnEvent &event);
    void end(const model::EndEvent &end);
    void say(const QString &text);

    Workbench &m_workbench;
    const model::Sessions::Handle m_session;
    QPlainTextEdit *m_question;
    QPlainTextEdit *m_answer;
    QLabel *m_state;
    QPushButton *m_ask;
    QPushButton *m_open;
};

} // namespace gui
