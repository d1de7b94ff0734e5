// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/blindpairs.h"

#include "gui/evaluate/rundetails.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! What is shown of an answer; nobody compares more by eye.
constexpr qsizetype longestComparedAnswer = 50'000;

} // namespace

BlindPairs::BlindPairs(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_question(textBox(u"blindAsked"_s, tr("Asked"), this))
    , m_left(textBox(u"blindLeft"_s, tr("Left answer"), this))
    , m_right(textBox(u"blindRight"_s, tr("Right answer"), this))
    , m_whose(new QLabel(this))
    , m_next(new QPushButton(tr("Ne&xt pair"), this))
    , m_back(new QPushButton(tr("Back to the &matrix"), this))
{
    setObjectName(u"blindPairs"_s);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setObjectName(u"blindTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_question->setMaximumHeight(Theme::zoomed(90));
    m_whose->setObjectName(u"blindWhose"_s);
    m_whose->setTextFormat(Qt::PlainText);
    m_whose->setWordWrap(true);
    m_next->setObjectName(u"blindNext"_s);
    m_back->setObjectName(u"blindBack"_s);
    auto *row = new WrappingRow;
    row->setSpacing(spacing::gap);
    row->addWidget(addChoice(1, tr("Left is better"), model::Preference::Better::One));
    row->addWidget(addChoice(0, tr("Neither is better"), model::Preference::Better::Neither));
    row->addWidget(addChoice(2, tr("Right is better"), model::Preference::Better::Other));
    row->addWidget(m_next);
    row->addStretch();
    row->addWidget(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::wide, spacing::gap, spacing::wide, spacing::wide);
    column->setSpacing(spacing::gap);
    column->addWidget(m_title);
    column->addWidget(m_question);
    column->addWidget(buildAnswers(), 1);
    column->addWidget(m_whose);
    column->addLayout(row);
    connect(m_next, &QPushButton::clicked, this, &BlindPairs::next);
    connect(m_back, &QPushButton::clicked, this, &BlindPairs::left);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(key), this, nullptr, nullptr, Qt::WindowShortcut), &QShortcut::activated, this,
            [this] { m_next->click(); });
}

QWidget *BlindPairs::buildAnswers()
{
    auto *answers = new QWidget(this);
    auto *grid = new QGridLayout(answers);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(spacing::gap);
    int place = 0;
    for (QPlainTextEdit *box : {m_left, m_right}) {
        auto *head = new QLabel(box->accessibleName(), answers);
        head->setFont(Theme::smallFont());
        head->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(head, 0, place);
        grid->addWidget(box, 1, place);
        grid->setColumnStretch(place++, 1);
    }
    return answers;
}

QPushButton *BlindPairs::addChoice(int key, const QString &text, model::Preference::Better better)
{
    auto *button = new QPushButton(u"%1  %2"_s.arg(key).arg(text), this);
    button->setObjectName(u"blindChoice%1"_s.arg(key));
    button->setAccessibleName(text);
    button->setCheckable(true);
    connect(button, &QPushButton::clicked, this, [this, better] { choose(better); });
    connect(new QShortcut(QKeySequence(Qt::Key_0 + key), this, nullptr, nullptr, Qt::WindowShortcut), &QShortcut::activated, button,
        &QPushButton::click);
    m_choices.insert(better, button);
    return button;
}

bool BlindPairs::begin(
    const QList<model::EvaluationOutcome> &outcomes, const QList<model::Preference> &preferences, const QHash<QString, QString> &asked)
{
    m_outcomes = outcomes;
    m_asked = asked;
    m_pairs = model::pairsToCompare(m_outcomes, preferences, *QRandomGenerator::global());
    m_current = 0;
    if (!m_pairs.isEmpty())
        showPair();
    return !m_pairs.isEmpty();
}

void BlindPairs::showPair()
{
    const model::AnswerPair &pair = m_pairs.at(m_current);
    const model::EvaluationOutcome &answer = m_outcomes.at(pair.left);
    m_title->setText(u"%1 · %2/%3"_s.arg(answer.place.caseId, QLocale().toString(m_current + 1), QLocale().toString(m_pairs.size())));
    m_question->setPlainText(m_asked.value(answer.place.caseId));
    m_left->setPlainText(model::shortened(model::visibleText(answer.run.text), longestComparedAnswer));
    m_right->setPlainText(model::shortened(model::visibleText(m_outcomes.at(pair.right).run.text), longestComparedAnswer));
    m_whose->setText(tr("Which answer is better? Whose they are is shown afterwards."));
    for (QPushButton *choice : std::as_const(m_choices))
        choice->setChecked(false);
    m_next->setEnabled(false);
}

//! What was a slip can be said again while the pair is shown.
void BlindPairs::choose(model::Preference::Better better)
{
    const model::EvaluationOutcome &one = m_outcomes.at(m_pairs.at(m_current).left);
    const model::EvaluationOutcome &other = m_outcomes.at(m_pairs.at(m_current).right);
    for (auto choice = m_choices.begin(); choice != m_choices.end(); ++choice)
        (*choice)->setChecked(choice.key() == better);
    m_whose->setText(tr("Left: %1. Right: %2.").arg(one.place.variant, other.place.variant));
    m_next->setEnabled(true);
    Q_EMIT preferred({one.run.conversation, other.run.conversation, better});
}

void BlindPairs::next()
{
    if (++m_current < m_pairs.size())
        showPair();
    else
        Q_EMIT left();
}

} // namespace gui
