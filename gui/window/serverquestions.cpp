// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/serverquestions.h"

#include "gui/theme/spacing.h"
#include "gui/transcript/questioncards.h"
#include "model/session/questions.h"

#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

ServerQuestions::ServerQuestions(model::Questions &questions, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"serverQuestions"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::wide, spacing::tight, spacing::wide, spacing::tight);
    hide();
    for (model::Question *question : questions.open())
        add(question);
    connect(&questions, &model::Questions::raised, this, &ServerQuestions::add);
    connect(&questions, &model::Questions::settled, this, &ServerQuestions::remove);
}

void ServerQuestions::add(model::Question *question)
{
    const model::Question::Subject &subject = question->subject();
    if (subject.kind != model::QuestionKind::Elicitation || !subject.conversation.isEmpty() || question->answer())
        return;
    auto *card = new QuestionCard(*question, this);
    m_cards.insert(question, card);
    layout()->addWidget(card);
    card->show();
    show();
}

void ServerQuestions::remove(model::Question *question)
{
    QWidget *card = m_cards.take(question);
    if (!card)
        return;
    // The card may be in the midst of its own answer.
    card->hide();
    card->deleteLater();
    setVisible(!m_cards.isEmpty());
}

} // namespace gui
