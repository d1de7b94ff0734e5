// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/columnquestions.h"

namespace model {

ColumnQuestions::ColumnQuestions(Questions &program, QString label, QObject *parent)
    : QObject(parent)
    , m_program(program)
    , m_label(std::move(label))
{
    connect(&m_questions, &Questions::raised, this, &ColumnQuestions::askOn);
    connect(&m_questions, &Questions::settled, this, &ColumnQuestions::waitingChanged);
}

void ColumnQuestions::askOn(Question *question)
{
    Question::Subject subject = question->subject();
    subject.text = tr("%1: %2", "a column's name and what is asked there").arg(m_label, subject.text);
    Question *other = m_program.ask(subject, question);
    // The first answer counts on both sides, so that one does not come back to where it was given.
    connect(other, &Question::answered, question, &Question::giveAnswer);
    connect(question, &Question::answered, other, &Question::giveAnswer);
    Q_EMIT waitingChanged();
}

} // namespace model
