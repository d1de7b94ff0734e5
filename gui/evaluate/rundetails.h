// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/evaluationoutcome.h"

#include <QWidget>

class QLabel;
class QLayout;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace gui {

//! One run of an evaluation: what was asked and answered, what was expected and what came of it, and the person's grade. Keys 1 to 5
//! grade, Left and Right go to the cell's other runs. Owned by its window.
class RunDetails final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunDetails)

public:
    explicit RunDetails(QWidget *parent = nullptr);

    //! The runs of a cell; the first that did not pass is shown. `asked`: what was asked in the case.
    void show(const QList<model::EvaluationOutcome> &runs, const QString &asked);
    //! What was compared, and how far the judge agrees; may be empty.
    void setAgreement(const QString &words);
    bool isEmpty() const { return m_runs.isEmpty(); }

Q_SIGNALS:
    void graded(const model::RunPlace &place, int grade);
    void conversationWanted(const model::EvaluationOutcome &run);

private:
    QLayout *makeGrades();
    void step(int by);
    void showRun();
    void grade(int value);
    QString expectedText(const model::EvaluationOutcome &run) const;

    QList<model::EvaluationOutcome> m_runs;
    qsizetype m_current = 0;
    QString m_asked;
    QLabel *m_title;
    QPlainTextEdit *m_question;
    QPlainTextEdit *m_answer;
    QLabel *m_expected;
    QLabel *m_agreement;
    QList<QToolButton *> m_grades;
    QPushButton *m_conversation;
};

//! A text of a run to be read, which Tab leaves.
QPlainTextEdit *textBox(const QString &name, const QString &accessible, QWidget *parent);

} // namespace gui
