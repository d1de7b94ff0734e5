// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;

namespace model {
class Question;
class Questions;
} // namespace model

namespace gui {

//! What is asked in no conversation's course, or in that of one that no page shows: by MCP servers while a prompt is filled in or a
//! resource is read, and for other programs that are served. One card at a time, above the composer. Hidden where nothing is asked. Owned
//! by its page; the questions outlive it.
class ServerQuestions final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerQuestions)

public:
    ServerQuestions(model::Questions &questions, QWidget *parent);

    //! Pages have come or gone.
    static void reviewAll();

private:
    void review();
    void ask(model::Question *question);

    model::Questions &m_questions;
    QPointer<model::Question> m_asked;
    QWidget *m_card = nullptr;
    //! That others wait.
    QLabel *m_others;
};

} // namespace gui
