// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"

#include <QFrame>
#include <QPointer>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace gui {

//! A bar above the composer with one open question that has no card in the transcript (a reached limit, trust, sign-in) and its
//! answers as buttons; the oldest first. Owned by the window; follows the questions of one conversation.
class QuestionBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionBar)

public:
    explicit QuestionBar(model::Questions &questions, QWidget *parent = nullptr);

    void setConversation(const model::ConversationId &conversation);

private:
    void showNext();
    void addAnswer(const QString &name, const QString &text, model::Verdict verdict);

    model::Questions &m_questions;
    model::ConversationId m_conversation;
    QPointer<model::Question> m_question;
    QLabel *m_text;
    QHBoxLayout *m_buttons;
};

} // namespace gui
