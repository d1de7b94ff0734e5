// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/rundetails.h"

#include "gui/shared/wrappingrow.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int bestGrade = 5;
//! What is shown of a text; the conversation has the whole.
constexpr qsizetype longestShownAnswer = 50'000;

QLabel *smallHead(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setFont(Theme::smallFont());
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

QPlainTextEdit *textBox(const QString &name, const QString &accessible, QWidget *parent)
{
    auto *box = new QPlainTextEdit(parent);
    box->setObjectName(name);
    box->setAccessibleName(accessible);
    box->setReadOnly(true);
    box->setTabChangesFocus(true);
    return box;
}

RunDetails::RunDetails(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_question(textBox(u"evaluateAsked"_s, tr("Asked"), this))
    , m_answer(textBox(u"evaluateAnswered"_s, tr("Answered"), this))
    , m_expected(new QLabel(this))
    , m_agreement(new QLabel(this))
    , m_conversation(new QPushButton(tr("&Whole conversation"), this))
{
    setObjectName(u"runDetails"_s);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setObjectName(u"evaluateRunTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_expected->setObjectName(u"evaluateExpected"_s);
    m_expected->setTextFormat(Qt::PlainText);
    m_expected->setWordWrap(true);
    m_expected->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_expected->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_agreement->setObjectName(u"evaluateAgreement"_s);
    m_agreement->setWordWrap(true);
    m_agreement->setForegroundRole(QPalette::PlaceholderText);
    m_question->setMaximumHeight(Theme::zoomed(90));
    m_conversation->setObjectName(u"evaluateConversation"_s);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"evaluateExpectedScroll"_s);
    scroll->setAccessibleName(tr("Expected"));
    scroll->setWidget(m_expected);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::wide, spacing::wide, spacing::wide, spacing::wide);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_title);
    layout->addWidget(smallHead(tr("Asked"), this));
    layout->addWidget(m_question);
    layout->addWidget(smallHead(tr("Answered"), this));
    layout->addWidget(m_answer, 1);
    layout->addWidget(smallHead(tr("Expected"), this));
    layout->addWidget(scroll, 1);
    layout->addWidget(m_agreement);
    layout->addWidget(smallHead(tr("Your grade"), this));
    layout->addLayout(makeGrades());
    connect(m_conversation, &QPushButton::clicked, this, [this] {
        if (!m_runs.isEmpty())
            Q_EMIT conversationWanted(m_runs.at(m_current));
    });
    connect(new QShortcut(QKeySequence(u"Alt+Left"_s), this, nullptr, nullptr, Qt::WindowShortcut), &QShortcut::activated, this,
        [this] { step(-1); });
    connect(new QShortcut(QKeySequence(u"Alt+Right"_s), this, nullptr, nullptr, Qt::WindowShortcut), &QShortcut::activated, this,
        [this] { step(1); });
    showRun();
}

QLayout *RunDetails::makeGrades()
{
    auto *grades = new WrappingRow;
    grades->setSpacing(spacing::unit);
    for (int grade = 1; grade <= bestGrade; ++grade) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"evaluateGrade%1"_s.arg(grade));
        button->setText(QLocale().toString(grade));
        button->setAccessibleName(tr("Grade %1 of %2").arg(button->text(), QLocale().toString(bestGrade)));
        button->setToolTip(button->accessibleName());
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, grade] { this->grade(grade); });
        connect(new QShortcut(QKeySequence(Qt::Key_0 + grade), this, nullptr, nullptr, Qt::WindowShortcut), &QShortcut::activated, this,
            [this, grade] { this->grade(grade); });
        m_grades.append(button);
        grades->addWidget(button);
    }
    grades->addStretch();
    grades->addWidget(m_conversation);
    return grades;
}

void RunDetails::show(const QList<model::EvaluationOutcome> &runs, const QString &asked)
{
    m_runs = runs;
    m_asked = asked;
    const auto first = std::find_if(m_runs.begin(), m_runs.end(), [](const model::EvaluationOutcome &run) { return !run.passed(); });
    m_current = first == m_runs.end() ? 0 : first - m_runs.begin();
    showRun();
}

void RunDetails::setAgreement(const QString &words)
{
    m_agreement->setText(words);
    m_agreement->setVisible(!words.isEmpty());
}

void RunDetails::step(int by)
{
    if (m_runs.isEmpty())
        return;
    m_current = std::clamp<qsizetype>(m_current + by, 0, m_runs.size() - 1);
    showRun();
}

void RunDetails::grade(int value)
{
    if (m_runs.isEmpty())
        return;
    m_runs[m_current].grade = value;
    showRun();
    Q_EMIT graded(m_runs.at(m_current).place, value);
}

void RunDetails::showRun()
{
    const bool isThere = !m_runs.isEmpty();
    for (int index = 0; index < m_grades.size(); ++index) {
        m_grades.at(index)->setEnabled(isThere);
        m_grades.at(index)->setChecked(isThere && m_runs.at(m_current).grade == index + 1);
    }
    m_conversation->setEnabled(isThere && !m_runs.at(m_current).run.conversation.isEmpty());
    m_question->setPlainText(isThere ? m_asked : QString());
    if (!isThere) {
        m_title->setText(tr("Pick a cell to see its runs."));
        m_answer->clear();
        m_expected->clear();
        return;
    }
    const model::EvaluationOutcome &run = m_runs.at(m_current);
    m_title->setText(tr("%1 · %2 · run %3 of %4")
                         .arg(run.place.caseId, run.place.variant, QLocale().toString(m_current + 1), QLocale().toString(m_runs.size())));
    m_answer->setPlainText(model::shortened(model::visibleText(run.run.text), longestShownAnswer));
    m_expected->setText(expectedText(run));
}

//! Every character of what others wrote is seen.
QString RunDetails::expectedText(const model::EvaluationOutcome &run) const
{
    QStringList parts;
    if (run.run.error)
        parts.append(model::visibleSentences(run.run.error->message));
    for (const model::Judgement &judgement : run.judgements) {
        const QString sign = judgement.passed ? tr("● passed") : judgement.isBroken ? tr("◆ broken") : tr("○ failed");
        const QString wanted = leftToRight(judgement.type + u' ' + model::visibleText(judgement.wanted));
        parts.append(u"%1 · %2\n%3"_s.arg(sign, wanted, model::visibleSentences(judgement.reason)));
    }
    return parts.join(u"\n\n"_s);
}

} // namespace gui
