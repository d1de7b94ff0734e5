// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/questioncards.h"

#include "gui/transcript/questioncard.h"
#include "gui/transcript/transcriptrows.h"
#include "gui/transcript/transcriptview.h"

#include <QAccessible>

#include <algorithm>

namespace gui {

namespace {

//! Invocations with open questions are among the last rows.
constexpr int searchedRows = 512;

} // namespace

QuestionCards::QuestionCards(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view)
    : m_conversation(conversation)
    , m_view(view)
{
    connect(&questions, &model::Questions::raised, this, &QuestionCards::add);
    connect(&questions, &model::Questions::settled, this, &QuestionCards::remove);
    for (model::Question *question : questions.open())
        add(question);
}

QuestionCards::~QuestionCards()
{
    qDeleteAll(m_cards);
}

QWidget *QuestionCards::find(const QString &invocation) const
{
    for (auto card = m_cards.cbegin(); card != m_cards.cend(); ++card) {
        if (card.key()->subject().invocation == invocation)
            return card.value();
    }
    return nullptr;
}

QList<QWidget *> QuestionCards::withoutRow() const
{
    QList<QWidget *> cards;
    for (auto card = m_cards.cbegin(); card != m_cards.cend(); ++card) {
        if (rowOf(card.key()->subject().invocation) < 0)
            cards.append(card.value());
    }
    return cards;
}

void QuestionCards::add(model::Question *question)
{
    const model::QuestionKind kind = question->subject().kind;
    const bool isForACard = kind == model::QuestionKind::Approval || kind == model::QuestionKind::Elicitation;
    // One that was open already may be told of as raised.
    if (!isForACard || question->subject().conversation != m_conversation || m_cards.contains(question))
        return;
    auto *card = new QuestionCard(*question, m_view.viewport());
    card->standInTabOrderAfter(&m_view);
    m_cards.insert(question, card);
    connect(card, &QuestionCard::heightChanged, this, [this, invocation = question->subject().invocation] { update(invocation); });
    QAccessibleEvent asked(card, QAccessible::Alert);
    QAccessible::updateAccessibility(&asked);
    update(question->subject().invocation);
    Q_EMIT added();
}

void QuestionCards::remove(model::Question *question)
{
    QuestionCard *card = m_cards.take(question);
    if (!card)
        return;
    card->hide();
    card->deleteLater();
    update(question->subject().invocation);
}

int QuestionCards::rowOf(const QString &invocation) const
{
    const TranscriptRows &rows = m_view.rows();
    for (int row = rows.count() - 1; row >= std::max(0, rows.count() - searchedRows); --row) {
        const model::CanisterPointer canister = rows.canisterAt(row);
        if (canister && canister->invocation && canister->invocation->id == invocation)
            return row;
    }
    return -1;
}

void QuestionCards::update(const QString &invocation)
{
    if (const int row = rowOf(invocation); row >= 0)
        m_view.rowNeedsWidgets(row);
    m_view.noticesChanged();
}

} // namespace gui
