// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/processcommand.h"
#include "network/process/processending.h"

#include <QPointer>

namespace network {

class InputPipe;
class OutputPipe;

//! The one class that starts processes: in a session and group of its own, within limits, with no file of ours open but the three
//! pipes. Its program is killed when Parlance dies; when it ends, whatever it left behind in its group is ended, too. Started on the
//! main thread only, since the system ties a child to the thread that forked it. Owned by whoever made it; deleting it ends the group.
class ProcessGroup final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessGroup)

public:
    //! Of the command, standard input is not written and the output's limit not watched: see ProcessJob.
    ProcessGroup(const ProcessCommand &command, QObject *parent);
    ~ProcessGroup() override;

    void start();
    void write(const QByteArray &bytes);
    //! Bytes of it that the process has not read.
    qsizetype unreadInput() const;
    void closeInput();
    //! What it writes is not read for now, so that it waits once its pipes are full.
    void holdOutput(bool held);
    //! Asks the group to end (SIGTERM), kills it two seconds later. Nothing is emitted any more.
    void end();
    //! The same, but its input is closed first and it has two seconds to end by itself, as servers do.
    void endInOrder();
    //! Something had run.
    bool wasStarted() const { return m_group > 0; }
    //! The number of the process that leads it; 0 before it runs.
    qint64 leader() const { return m_group; }

Q_SIGNALS:
    void started();
    void outputRead(const QByteArray &bytes);
    void errorRead(const QByteArray &bytes);
    // One of these, last.
    void failedToStart(const QString &why);
    void exited(int status);
    void killed(int signal);

private:
    void handOver(ProcessEnding::Manner manner);
    void processFailed(QProcess::ProcessError error);
    void processFinished(int code, QProcess::ExitStatus status);

    const ProcessCommand m_command;
    QPointer<QProcess> m_process;
    QPointer<InputPipe> m_input;
    QPointer<OutputPipe> m_output;
    QPointer<OutputPipe> m_error;
    //! Its leader's number, once the program runs.
    qint64 m_group = 0;
};

} // namespace network
