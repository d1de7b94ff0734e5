// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"

#include <QMap>

class QWidget;

namespace gui {

class QuestionCard;
class TranscriptView;

//! The cards of the open questions that the calls of one conversation raise; each stands in the row of its call. Owned by what puts
//! notices into the view; questions and view outlive it.
class QuestionCards final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionCards)

public:
    QuestionCards(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view);
    ~QuestionCards() override;

    //! Null where nothing is asked about that call.
    QWidget *find(const QString &invocation) const;
    //! Those of calls that have no row.
    QList<QWidget *> withoutRow() const;

Q_SIGNALS:
    void added();

private:
    void add(model::Question *question);
    void remove(model::Question *question);
    int rowOf(const QString &invocation) const;
    void update(const QString &invocation);

    const model::ConversationId m_conversation;
    TranscriptView &m_view;
    QMap<model::Question *, QuestionCard *> m_cards;
};

} // namespace gui
