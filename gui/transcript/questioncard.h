// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/noticecard.h"
#include "model/session/questions.h"

#include <QPointer>

class QPlainTextEdit;

namespace gui {

//! An open question in the transcript: may a tool run with these arguments, or what a tool wants to know. The arguments can be
//! edited before they are allowed. Owned by TranscriptNotices; goes when the question is settled.
class QuestionCard final : public NoticeCard
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionCard)

public:
    QuestionCard(model::Question &question, QWidget *parent);

private:
    void addAnswer(const QString &name, const QString &text, model::Verdict verdict);
    void answer(model::Verdict verdict);

    QPointer<model::Question> m_question;
    QPlainTextEdit *m_values;
    QString m_offered;
};

} // namespace gui
