// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/process/processcommand.h"

#include <QPointer>
#include <QProcess>

namespace network {

//! Ends a program that nobody wants any longer, with all that it has started: SIGTERM, and SIGKILL two seconds later or when Parlance
//! ends. Deletes itself afterwards.
class ProcessEnding final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessEnding)

public:
    //! InOrder: its input has been closed, and it has two seconds to end by itself before it is asked to.
    enum class Manner { AtOnce, InOrder };

    //! Takes over the program's supervisor, which still runs.
    ProcessEnding(QProcess *supervisor, Manner manner);
    ~ProcessEnding() override;

private:
    void ask();
    void tellSupervisor(int signal) const;

    QProcess *const m_supervisor;
    model::Countdown m_grace;
};

class InputPipe;
class OutputPipe;

//! The one class that starts processes: each by a supervisor, in a session and group of its own, within limits, with no file of ours
//! open but the three pipes. All that its program starts ends with it, also what has left the group, and when Parlance dies.
//! Started on the main thread only. Owned by whoever made it; deleting it ends the program.
class ProcessGroup final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessGroup)

public:
    //! Of the command, standard input is not written and the output's limit not watched: see ProcessJob.
    ProcessGroup(const ProcessCommand &command, QObject *parent);
    ~ProcessGroup() override;

    //! Soon: of several that are started at once each waits for a turn of the event loop of its own. What is written goes to it then.
    void start();
    void write(const QByteArray &bytes);
    //! Bytes of it that the process has not read.
    qsizetype unreadInput() const;
    void closeInput();
    //! What it writes is not read for now, so that it waits once its pipes are full.
    void holdOutput(bool held);
    //! Asks all of it to end (SIGTERM), kills it two seconds later. Nothing is emitted any more.
    void end();
    //! The same, but its input is closed first and it has two seconds to end by itself, as servers do.
    void endInOrder();
    //! Something had run.
    bool wasStarted() const { return m_leader > 0; }
    //! The number of the program's process; 0 before it runs.
    qint64 leader() const { return m_leader; }

Q_SIGNALS:
    void started();
    void outputRead(const QByteArray &bytes);
    void errorRead(const QByteArray &bytes);
    //! All that was written to it has been read, or waits in its pipe.
    void inputTaken();
    // One of these, last.
    void failedToStart(const QString &why);
    void exited(int status);
    void killed(int signal);
    //! It had more processes than it may have and is ended with all of them.
    void exceeded();

private:
    void startSupervisor();
    void failLater(const QString &why);
    QStringList supervised() const;
    void readReport(const QByteArray &bytes);
    void take(const QByteArray &word, int number);
    void handOver(ProcessEnding::Manner manner);
    bool drain();
    void supervisorFailed(QProcess::ProcessError error);
    void supervisorFinished(int code, QProcess::ExitStatus status);

    const ProcessCommand m_command;
    QPointer<QProcess> m_supervisor;
    QPointer<InputPipe> m_input;
    QPointer<OutputPipe> m_output;
    QPointer<OutputPipe> m_error;
    QPointer<OutputPipe> m_report;
    QByteArray m_unreadReport;
    qint64 m_leader = 0;
    //! Nothing is emitted any more but for the last.
    bool m_isOver = false;
};

} // namespace network
