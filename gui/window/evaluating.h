// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QObject>
#include <QPointer>

namespace gui {

class Actions;
class EvaluateWindow;
class UserPrompts;
class Workbench;

//! The way from a window to evaluations, which have a window of their own. Made once the catalogs have been read. Owned by its window.
class Evaluating final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Evaluating)

public:
    Evaluating(Workbench &workbench, UserPrompts &prompts, QWidget *window);
    ~Evaluating() override;

    void connectActions(Actions &actions);
    //! `store`: the address of a PostgreSQL to evaluate in; empty for where it is.
    void open(const QString &store = {});

Q_SIGNALS:
    void conversationWanted(const model::ConversationId &conversation);

private:
    Workbench &m_workbench;
    UserPrompts &m_prompts;
    QWidget *m_window;
    QPointer<EvaluateWindow> m_evaluate;
};

} // namespace gui
