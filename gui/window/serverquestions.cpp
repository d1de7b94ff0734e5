// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/serverquestions.h"

#include "gui/theme/spacing.h"
#include "gui/transcript/questioncards.h"
#include "gui/window/conversationpage.h"
#include "model/session/questions.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
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
    m_others = new QLabel(this);
    m_others->setObjectName(u"otherQuestions"_s);
    m_others->setTextFormat(Qt::PlainText);
    layout->addWidget(m_others);
    hide();
    review();
    connect(&questions, &model::Questions::raised, this, &ServerQuestions::review);
    connect(&questions, &model::Questions::settled, this, &ServerQuestions::review);
}

void ServerQuestions::reviewAll()
{
    for (QWidget *widget : QApplication::allWidgets()) {
        if (auto *questions = qobject_cast<ServerQuestions *>(widget))
            questions->review();
    }
}

//! The card stays as long as its question is asked here: a person may be in the midst of it.
void ServerQuestions::review()
{
    QList<model::Question *> asked = m_questions.open();
    asked.removeIf([](const model::Question *question) { return question->answer() || !isAskedHere(question->subject()); });
    model::Question *first = asked.contains(m_asked) ? m_asked.data() : asked.value(0);
    if (first != m_asked || (m_card && !first))
        ask(first);
    m_others->setText(tr("Further questions waiting: %1").arg(QLocale().toString(asked.size() - 1)));
    m_others->setVisible(asked.size() > 1);
    setVisible(first);
}

void ServerQuestions::ask(model::Question *question)
{
    if (m_card) {
        // It may be in the midst of its own answer.
        m_card->hide();
        m_card->deleteLater();
        m_card = nullptr;
    }
    m_asked = question;
    if (!question)
        return;
    auto *card = new QuestionCard(*question, this);
    m_card = card;
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, card);
    card->show();
}

} // namespace gui
