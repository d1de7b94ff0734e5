// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/preferences.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace gui {

//! Two answers to one case side by side, of which the person says which is better: whose they are is hidden until then. Keys: 1 for the
//! left one, 2 for the right one, 0 for neither, Return for the next pair. Owned by the window of evaluations.
class BlindPairs final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BlindPairs)

public:
    explicit BlindPairs(QWidget *parent = nullptr);

    //! `asked`: what was asked, by case. \return false where there is no pair that has not been compared.
    bool begin(
        const QList<model::EvaluationOutcome> &outcomes, const QList<model::Preference> &preferences, const QHash<QString, QString> &asked);

Q_SIGNALS:
    void preferred(const model::Preference &preference);
    void left();

private:
    QPushButton *addChoice(int key, const QString &text, model::Preference::Better better);
    QWidget *buildAnswers();
    void choose(model::Preference::Better better);
    void next();
    void showPair();

    QList<model::EvaluationOutcome> m_outcomes;
    QList<model::AnswerPair> m_pairs;
    qsizetype m_current = 0;
    QHash<QString, QString> m_asked;
    QLabel *m_title;
    QPlainTextEdit *m_question;
    QPlainTextEdit *m_left;
    QPlainTextEdit *m_right;
    QLabel *m_whose;
    //! By what it says.
    QHash<model::Preference::Better, QPushButton *> m_choices;
    QPushButton *m_next;
    QPushButton *m_back;
};

} // namespace gui
