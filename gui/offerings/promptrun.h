// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/offerings/promptcommands.h"
#include "model/conversation/canister.h"

namespace gui {

//! One use of a server's prompt: asks on a form for what its command leaves out, then the server for its messages. Owned by the widget
//! over which the form opens; deletes itself after its one signal.
class PromptRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptRun)

public:
    //! The commands outlive it.
    PromptRun(const PromptCommands &commands, const PromptCommand &command, QWidget *over);

    //! `arguments`: what stands behind the command's name.
    void start(const QString &arguments);

Q_SIGNALS:
    void succeeded(const QList<model::Canister> &messages);
    //! The error's message is empty where the person has given it up.
    void failed(const model::Error &error);

private:
    void askFor(const QMap<QString, QString> &values);
    void get(const QMap<QString, QString> &values);
    void fail(const model::Error &error);

    const PromptCommands &m_commands;
    const PromptCommand m_command;
    QWidget *m_over;
};

} // namespace gui
