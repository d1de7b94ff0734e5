// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gui {

class AddressView;
class WrappingRow;

//! A bar above the composer with one open question that has no card in the transcript (a reached limit, trust, sign-in) and its
//! answers as buttons, and in full the address that a sign-in leads to or the text that is to be trusted; the oldest first. Owned by the
//! window; follows the questions of one conversation.
class QuestionBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionBar)

public:
    explicit QuestionBar(model::Questions &questions, QWidget *parent = nullptr);

    void setConversation(const model::ConversationId &conversation);

private:
    void showNext();
    void clear();
    void addAnswers(const model::Question &question);
    void addAnswer(const QString &name, const QString &text, model::Verdict verdict);

    model::Questions &m_questions;
    model::ConversationId m_conversation;
    QPointer<model::Question> m_question;
    QLabel *m_text;
    QVBoxLayout *m_texts;
    //! What it is about, in full; null where the text says it all.
    QWidget *m_matter = nullptr;
    WrappingRow *m_buttons;
};

} // namespace gui
