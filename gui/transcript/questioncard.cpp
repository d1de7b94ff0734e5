// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/questioncard.h"

#include "gui/theme/theme.h"

#include <QFontMetrics>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

QuestionCard::QuestionCard(model::Question &question, QWidget *parent)
    : NoticeCard(Tone::Plain, u"questionCard"_s, parent)
    , m_question(&question)
    , m_values(new QPlainTextEdit)
    , m_offered(question.subject().values.isEmpty() ? u"{}"_s : question.subject().values.indented().toString())
{
    const model::Question::Subject &subject = question.subject();
    const bool isApproval = subject.kind == model::QuestionKind::Approval;
    setTexts(isApproval ? tr("May %1 run?").arg(subject.tool) : tr("A tool asks"), subject.text);
    m_values->setObjectName(u"questionValues"_s);
    m_values->setAccessibleName(isApproval ? tr("Arguments, as JSON") : tr("Your answer, as JSON"));
    m_values->setFont(Theme::fixedFont());
    m_values->setTabChangesFocus(true);
    m_values->setPlainText(m_offered);
    constexpr int mostLines = 10;
    const int lines = std::clamp(int(m_offered.count(u'\n')) + 1, 1, mostLines);
    m_values->setFixedHeight(lines * QFontMetrics(m_values->font()).lineSpacing() + 14);
    insertWidget(m_values);
    if (!isApproval) {
        addAnswer(u"sendAnswerButton"_s, tr("&Send the answer"), model::Verdict::AllowOnce);
        addAnswer(u"refuseButton"_s, tr("&Refuse"), model::Verdict::Refuse);
        return;
    }
    addAnswer(u"allowOnceButton"_s, tr("Allow &once"), model::Verdict::AllowOnce);
    addAnswer(u"allowConversationButton"_s, tr("For this con&versation"), model::Verdict::AllowConversation);
    addAnswer(u"allowAlwaysButton"_s, tr("Al&ways"), model::Verdict::AllowAlways);
    addAnswer(u"refuseButton"_s, tr("&Refuse"), model::Verdict::Refuse);
}

void QuestionCard::addAnswer(const QString &name, const QString &text, model::Verdict verdict)
{
    connect(addButton(name, text), &QPushButton::clicked, this, [this, verdict] { answer(verdict); });
}

void QuestionCard::answer(model::Verdict verdict)
{
    if (!m_question)
        return;
    model::Answer answer {verdict};
    const QString text = m_values->toPlainText();
    const bool isElicitation = m_question->subject().kind == model::QuestionKind::Elicitation;
    if (verdict != model::Verdict::Refuse && (text != m_offered || isElicitation)) {
        const auto values = model::JsonText::parse(text.toUtf8());
        if (!values || !values->isObject()) {
            const QString reason = values ? tr("It must be a JSON object.") : values.error().message;
            setTexts(tr("This cannot be sent as it is"), reason);
            m_values->setFocus();
            return;
        }
        answer.values = *values;
    }
    m_question->giveAnswer(answer);
}

} // namespace gui
