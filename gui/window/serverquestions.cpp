// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/serverquestions.h"

#include "gui/theme/spacing.h"
#include "gui/transcript/questioncards.h"
#include "gui/window/conversationpage.h"
#include "model/session/questions.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

bool isOnAPage(const model::ConversationId &conversation)
{
    const QWidgetList widgets = QApplication::allWidgets();
    return std::any_of(widgets.begin(), widgets.end(), [&conversation](QWidget *widget) {
        auto *page = qobject_cast<ConversationPage *>(widget);
        return page && page->session().id() == conversation;
    });
}

//! Whether nobody else shows it.
bool isAskedHere(const model::Question::Subject &subject)
{
    const bool isElicitation = subject.kind == model::QuestionKind::Elicitation;
    if (!isElicitation && subject.kind != model::QuestionKind::Approval)
        return false;
    // An approval of a call in no conversation is the test bench's.
    return subject.conversation.isEmpty() ? isElicitation || subject.invocation.isEmpty() : !isOnAPage(subject.conversation);
}

} // namespace

ServerQuestions::ServerQuestions(model::Questions &questions, QWidget *parent)
    : QWidget(parent)
    , m_questions(questions)
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

void ServerQuestions::reviewAll()
{
    for (QWidget *widget : QApplication::allWidgets()) {
        if (auto *questions = qobject_cast<ServerQuestions *>(widget))
            questions->review();
    }
}

void ServerQuestions::review()
{
    for (model::Question *question : m_cards.keys()) {
        if (!isAskedHere(question->subject()))
            remove(question);
    }
    for (model::Question *question : m_questions.open())
        add(question);
}

void ServerQuestions::add(model::Question *question)
{
    if (m_cards.contains(question) || question->answer() || !isAskedHere(question->subject()))
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
