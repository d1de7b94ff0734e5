// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/runnotices.h"

#include "gui/transcript/questioncard.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/transcriptrows.h"
#include "gui/transcript/transcriptview.h"
#include "model/comparison/comparisontexts.h"

using namespace Qt::StringLiterals;

namespace gui {

RunNotices::RunNotices(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view, QObject *parent)
    : QObject(parent)
    , m_conversation(conversation)
    , m_view(view)
    , m_end(new NoticeCard(NoticeCard::Tone::Warning, u"runNotice"_s, view.viewport()))
{
    connect(&questions, &model::Questions::raised, this, &RunNotices::addCard);
    connect(&questions, &model::Questions::settled, this, &RunNotices::removeCard);
    for (model::Question *question : questions.open())
        addCard(question);
    view.setWidgets(this);
}

RunNotices::~RunNotices()
{
    m_view.setWidgets(nullptr);
    qDeleteAll(m_cards);
    delete m_end;
}

void RunNotices::show(const model::ComparedRun &run)
{
    const bool shows = model::hasEnded(run.state) && run.state != model::RunState::Committed;
    if (!shows && !m_showsEnd)
        return;
    m_showsEnd = shows;
    const QString state = nameOf(run.state);
    QStringList lines;
    if (run.error)
        lines.append(run.error->message);
    // What was said is undone then, and nothing else shows what ran.
    for (const model::ComparedCall &call : run.state == model::RunState::RolledBack ? run.calls : QList<model::ComparedCall>())
        lines.append(tr("It called %1 (%2).").arg(call.name, summaryOfArguments(call.arguments)));
    m_end->setTexts(state.left(1).toUpper() + state.mid(1), lines.join(u'\n'));
    m_view.noticesChanged();
}

QWidget *RunNotices::cardFor(const QString &invocation) const
{
    for (auto card = m_cards.cbegin(); card != m_cards.cend(); ++card) {
        if (card.key()->subject().invocation == invocation)
            return card.value();
    }
    return nullptr;
}

QList<QWidget *> RunNotices::noticesAtEnd() const
{
    QList<QWidget *> notices;
    for (auto card = m_cards.cbegin(); card != m_cards.cend(); ++card) {
        if (rowOf(card.key()->subject().invocation) < 0)
            notices.append(card.value());
    }
    if (m_showsEnd)
        notices.append(m_end);
    return notices;
}

void RunNotices::addCard(model::Question *question)
{
    const model::QuestionKind kind = question->subject().kind;
    const bool isForACard = kind == model::QuestionKind::Approval || kind == model::QuestionKind::Elicitation;
    if (!isForACard || question->subject().conversation != m_conversation || m_cards.contains(question))
        return;
    auto *card = new QuestionCard(*question, m_view.viewport());
    card->standInTabOrderAfter(&m_view);
    m_cards.insert(question, card);
    connect(card, &QuestionCard::heightChanged, this, [this, invocation = question->subject().invocation] { update(invocation); });
    QAccessibleEvent asked(card, QAccessible::Alert);
    QAccessible::updateAccessibility(&asked);
    update(question->subject().invocation);
    m_view.scrollToEnd();
}

void RunNotices::removeCard(model::Question *question)
{
    QuestionCard *card = m_cards.take(question);
    if (!card)
        return;
    const QString invocation = question->subject().invocation;
    card->hide();
    card->deleteLater();
    update(invocation);
}

int RunNotices::rowOf(const QString &invocation) const
{
    const TranscriptRows &rows = m_view.rows();
    for (int row = rows.count() - 1; row >= 0; --row) {
        const model::CanisterPointer canister = rows.canisterAt(row);
        if (canister && canister->invocation && canister->invocation->id == invocation)
            return row;
    }
    return -1;
}

void RunNotices::update(const QString &invocation)
{
    if (const int row = rowOf(invocation); row >= 0)
        m_view.rowNeedsWidgets(row);
    m_view.noticesChanged();
}

} // namespace gui
