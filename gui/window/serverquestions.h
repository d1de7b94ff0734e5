// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QWidget>

namespace model {
class Question;
class Questions;
} // namespace model

namespace gui {

//! What MCP servers want to know while a prompt is filled in or a resource is read, in no conversation's course: a card for each, above the
//! composer. Hidden where nothing is asked. Owned by its page; the questions outlive it.
class ServerQuestions final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerQuestions)

public:
    ServerQuestions(model::Questions &questions, QWidget *parent);

private:
    void add(model::Question *question);
    void remove(model::Question *question);

    QHash<model::Question *, QWidget *> m_cards;
};

} // namespace gui
