// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/questioncards.h"
#include "gui/transcript/rowbuilder.h"
#include "model/comparison/comparedrun.h"

namespace gui {

class NoticeCard;
class TranscriptView;

//! What stands in a column beside what the model said: what a tool asks, and why a run ended as it did. Owned by RunView; the view
//! outlives it.
class RunNotices final : public QObject, public RowWidgets
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunNotices)

public:
    RunNotices(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view, QObject *parent = nullptr);
    ~RunNotices() override;

    void show(const model::ComparedRun &run);

    QWidget *cardFor(const QString &invocation) const override { return m_cards.find(invocation); }
    QList<QWidget *> noticesAtEnd() const override;

private:
    TranscriptView &m_view;
    QuestionCards m_cards;
    NoticeCard *m_end;
    bool m_showsEnd = false;
};

} // namespace gui
