// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"

#include <QCommandLineParser>

#include <functional>

namespace gui {

class Terminal;

//! `converse --full`: what becomes of a message where the conversation does not fit into the model's context. Nobody is there to be asked,
//! so that it is said beforehand. Owned by its command; the session outlives it.
class FullContext final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FullContext)

public:
    //! LeaveOut: the oldest messages are not sent. Summarise: the model sums up the older half, which is switched off. Fail: nothing is
    //! sent.
    enum class Choice { LeaveOut, Summarise, Fail };

    FullContext(Workbench &workbench, Terminal &terminal, model::Session &session, QObject *parent);

    static void declare(QCommandLineParser &parser);
    //! \return a Usage error for another word.
    static model::Result<Choice> read(const QCommandLineParser &parser);

    //! `goOn()` where the message may be sent, else `refused()`; at once or later, once one of them, neither after the end of this.
    void makeRoom(Choice choice, const QString &text, std::function<void()> goOn, std::function<void(const model::Error &)> refused);
    //! Which messages of the path have been left out, by their places from 1 on.
    void tellWhich(const model::ContextFit &fit);

private:
    void summarise(std::function<void()> goOn, std::function<void(const model::Error &)> refused);

    Workbench &m_workbench;
    Terminal &m_terminal;
    model::Session &m_session;
};

} // namespace gui
