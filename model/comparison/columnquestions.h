// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"

namespace model {

//! The questions of one column of a comparison: each is asked on in the program's own, with the column's name before its text, and
//! an answer that is given at either end holds at both. Owned by its ComparisonColumn; ends after the sessions that ask.
class ColumnQuestions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ColumnQuestions)

public:
    ColumnQuestions(Questions &program, QString label, QObject *parent = nullptr);

    //! Where the column's sessions ask.
    Questions &questions() { return m_questions; }
    bool isWaiting() const { return !m_questions.open().isEmpty(); }

Q_SIGNALS:
    void waitingChanged();

private:
    void askOn(Question *question);

    Questions &m_program;
    const QString m_label;
    Questions m_questions;
};

} // namespace model
