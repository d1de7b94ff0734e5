// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/questionbar.h"

#include "gui/shared/addressview.h"
#include "gui/shared/taborder.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "model/text/visibletext.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int mostLines = 8;

} // namespace

using model::Question;
using model::QuestionKind;
using model::Verdict;

QuestionBar::QuestionBar(model::Questions &questions, QWidget *parent)
    : QFrame(parent)
    , m_questions(questions)
    , m_text(new QLabel(this))
    , m_texts(new QVBoxLayout)
    , m_buttons(new WrappingRow)
{
    setObjectName(u"questionBar"_s);
    setAccessibleName(tr("Question"));
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(u"questionText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    // It can be copied; and in the order of Tab what is made for a question stands behind it.
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *layout = new QVBoxLayout(this);
    m_texts->addWidget(m_text);
    m_buttons->setSpacing(spacing::gap);
    layout->addLayout(m_texts, 1);
    layout->addLayout(m_buttons);
    hide();
    connect(&questions, &model::Questions::raised, this, &QuestionBar::showNext);
    connect(&questions, &model::Questions::settled, this, &QuestionBar::showNext);
}

void QuestionBar::setConversation(const model::ConversationId &conversation)
{
    m_conversation = conversation;
    showNext();
}

void QuestionBar::showNext()
{
    Question *next = nullptr;
    for (Question *question : m_questions.open()) {
        const Question::Subject &subject = question->subject();
        const bool hasCard = subject.kind == QuestionKind::Approval || subject.kind == QuestionKind::Elicitation;
        const bool isOurs = subject.conversation.isEmpty() || subject.conversation == m_conversation;
        if (!next && !hasCard && isOurs && !question->answer())
            next = question;
    }
    if (next && next == m_question)
        return;
    m_question = next;
    clear();
    setVisible(next);
    if (!next)
        return;
    m_text->setText(model::visibleSentences(next->subject().text));
    if (!next->subject().url.isEmpty()) {
        m_matter = new AddressView(next->subject().url, this);
    } else if (!next->subject().preview.isEmpty()) {
        auto *whole = new WholeText(next->subject().preview, mostLines, QTextOption::WrapAtWordBoundaryOrAnywhere, this);
        whole->view().setObjectName(u"questionPreview"_s);
        whole->view().setAccessibleName(tr("The whole text"));
        m_matter = whole;
    }
    if (m_matter)
        m_texts->addWidget(m_matter);
    addAnswers(*next);
    chainTabs(m_text, layout());
}

void QuestionBar::clear()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    delete std::exchange(m_matter, nullptr);
}

void QuestionBar::addAnswers(const Question &question)
{
    switch (question.subject().kind) {
    case QuestionKind::Limit:
        if (question.subject().matter == Question::Matter::OfferedCall) {
            addAnswer(u"questionAllow"_s, tr("&Run it"), Verdict::AllowOnce);
            addAnswer(u"questionRefuse"_s, tr("&Leave it"), Verdict::Refuse);
            return;
        }
        addAnswer(u"questionAllow"_s, tr("&Go on"), Verdict::AllowOnce);
        addAnswer(u"questionRefuse"_s, tr("E&nd the turn"), Verdict::Refuse);
        return;
    case QuestionKind::SignIn: {
        const QString elsewhere = question.subject().preview.isEmpty() ? tr("Si&gn in") : tr("&Go on");
        addAnswer(u"questionAllow"_s, question.subject().url.isEmpty() ? elsewhere : tr("Open in the bro&wser"), Verdict::AllowOnce);
        break;
    }
    default:
        addAnswer(u"questionAllow"_s, tr("&Allow"), Verdict::AllowOnce);
        if (question.subject().kind == QuestionKind::Trust)
            addAnswer(u"questionAlways"_s, tr("Allow al&ways"), Verdict::AllowAlways);
    }
    addAnswer(u"questionRefuse"_s, tr("&Refuse"), Verdict::Refuse);
}

void QuestionBar::addAnswer(const QString &name, const QString &text, Verdict verdict)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    m_buttons->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, verdict] {
        if (m_question)
            m_question->giveAnswer({verdict});
    });
}

} // namespace gui
