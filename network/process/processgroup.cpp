// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processgroup.h"

#include "network/process/sandbox.h"
#include "network/process/supervision.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QQueue>
#include <QSocketNotifier>
#include <QStandardPaths>

#include <array>
#include <cerrno>
#include <csignal>
#include <functional>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace network {

//! The standard input of a process: what is written leaves at once as far as the pipe takes it, not on the next turn of the event loop
//! as QProcess does it, which a server that answers many small calls would feel. Owned by the QProcess that leads the group.
class InputPipe final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InputPipe)

public:
    explicit InputPipe(QObject *parent);
    ~InputPipe() override;

    //! What the child makes its standard input; -1 where the system gave no pipe.
    int childEnd() const { return m_childEnd; }
    //! Why it gave none, in its own words.
    const QString &fault() const { return m_fault; }
    //! The child has its end: ours of it is not needed any more, or its end would never be noticed.
    void closeChildEnd();

    //! Never blocks. What the process does not read is kept; what comes after its end is dropped.
    void write(const QByteArray &bytes);
    //! Bytes that the process has not read.
    qsizetype waiting() const { return m_waiting.size() - m_written; }
    //! Closes it once everything has been written.
    void close();

Q_SIGNALS:
    //! Nothing waits any more.
    void taken();

private:
    void flush();
    void shut();

    int m_childEnd = -1;
    QString m_fault;
    int m_ourEnd = -1;
    QSocketNotifier *m_writable = nullptr;
    QByteArray m_waiting;
    qsizetype m_written = 0;
    bool m_isClosing = false;
};

InputPipe::InputPipe(QObject *parent)
    : QObject(parent)
{
    // A process that has ended is told by the failing write.
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> ends {};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        m_fault = qt_error_string(errno);
        return;
    }
    m_childEnd = ends[0];
    m_ourEnd = ends[1];
    ::fcntl(m_ourEnd, F_SETFL, O_NONBLOCK);
    m_writable = new QSocketNotifier(m_ourEnd, QSocketNotifier::Write, this);
    m_writable->setEnabled(false);
    connect(m_writable, &QSocketNotifier::activated, this, &InputPipe::flush);
}

InputPipe::~InputPipe()
{
    closeChildEnd();
    shut();
}

void InputPipe::closeChildEnd()
{
    if (m_childEnd >= 0)
        ::close(std::exchange(m_childEnd, -1));
}

void InputPipe::write(const QByteArray &bytes)
{
    if (m_ourEnd < 0 || m_isClosing)
        return;
    // What has been read goes before it is as much as what waits.
    if (m_written > m_waiting.size() / 2) {
        m_waiting.remove(0, m_written);
        m_written = 0;
    }
    m_waiting += bytes;
    if (!m_writable->isEnabled())
        flush();
}

void InputPipe::close()
{
    m_isClosing = true;
    if (m_ourEnd >= 0 && !m_writable->isEnabled())
        flush();
}

void InputPipe::flush()
{
    while (m_written < m_waiting.size()) {
        const ssize_t count = ::write(m_ourEnd, m_waiting.constData() + m_written, size_t(m_waiting.size() - m_written));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && errno == EAGAIN) {
            m_writable->setEnabled(true);
            return;
        }
        if (count < 0) {
            shut();
            return;
        }
        m_written += count;
    }
    m_writable->setEnabled(false);
    m_waiting.clear();
    m_written = 0;
    if (m_isClosing)
        shut();
    else
        Q_EMIT taken();
}

void InputPipe::shut()
{
    if (m_ourEnd < 0)
        return;
    m_writable->setEnabled(false);
    ::close(std::exchange(m_ourEnd, -1));
    m_waiting.clear();
    m_written = 0;
}

//! What a process writes to its standard output or error: a piece at most on each turn of the event loop, and nothing while it is held,
//! so that a process that writes more than is used waits, which behind a QProcess it never does. Owned by the QProcess that leads the
//! group.
class OutputPipe final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OutputPipe)

public:
    explicit OutputPipe(QObject *parent);
    ~OutputPipe() override;

    //! What the child makes its standard output; -1 where the system gave no pipe.
    int childEnd() const { return m_childEnd; }
    //! The child has its end: ours of it is not needed any more, or its end would never be noticed.
    void closeChildEnd();

    void hold(bool held);
    //! Nobody listens any more: what comes is read and dropped, lest the process cannot end for it.
    void discard();
    //! The process has ended: reads what it has left in the pipe, held or not, and closes it. Whoever else has the pipe cannot write to
    //! it any more.
    void drain();

Q_SIGNALS:
    void arrived(const QByteArray &bytes);

private:
    //! \return whether there was anything.
    bool readPiece();
    void shut();

    int m_childEnd = -1;
    int m_ourEnd = -1;
    QSocketNotifier *m_readable = nullptr;
    bool m_isHeld = false;
    bool m_isDiscarding = false;
};

namespace {

// As much as a pipe holds where nobody has made it larger.
constexpr qsizetype pipePieceSize = 64 * 1024;
// A pipe may have been made so large by the process (/proc/sys/fs/pipe-max-size).
constexpr qsizetype largestPipe = 1024 * 1024;

} // namespace

OutputPipe::OutputPipe(QObject *parent)
    : QObject(parent)
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return;
    m_ourEnd = ends[0];
    m_childEnd = ends[1];
    ::fcntl(m_ourEnd, F_SETFL, O_NONBLOCK);
    m_readable = new QSocketNotifier(m_ourEnd, QSocketNotifier::Read, this);
    connect(m_readable, &QSocketNotifier::activated, this, &OutputPipe::readPiece);
}

OutputPipe::~OutputPipe()
{
    closeChildEnd();
    shut();
}

void OutputPipe::closeChildEnd()
{
    if (m_childEnd >= 0)
        ::close(std::exchange(m_childEnd, -1));
}

void OutputPipe::hold(bool held)
{
    m_isHeld = held;
    if (m_ourEnd >= 0)
        m_readable->setEnabled(!held || m_isDiscarding);
}

void OutputPipe::discard()
{
    m_isDiscarding = true;
    hold(m_isHeld);
}

void OutputPipe::drain()
{
    for (qsizetype left = largestPipe; left > 0 && readPiece(); left -= pipePieceSize) { }
    shut();
}

bool OutputPipe::readPiece()
{
    if (m_ourEnd < 0)
        return false;
    // Freed on the heap, a block of this size has the allocator join all the small ones.
    std::array<char, pipePieceSize> piece;
    ssize_t count = -1;
    do
        count = ::read(m_ourEnd, piece.data(), piece.size());
    while (count < 0 && errno == EINTR);
    if (count == 0 || (count < 0 && errno != EAGAIN))
        shut();
    if (count <= 0)
        return false;
    if (!m_isDiscarding)
        Q_EMIT arrived(QByteArray(piece.data(), count));
    return true;
}

void OutputPipe::shut()
{
    if (m_ourEnd < 0)
        return;
    m_readable->setEnabled(false);
    ::close(std::exchange(m_ourEnd, -1));
}

namespace {

constexpr int millisecondsToEndInOrder = 2000;
//! More than the supervisor takes for what can be killed.
constexpr int millisecondsToKill = 1000;

} // namespace

ProcessEnding::ProcessEnding(QProcess *supervisor, Manner manner)
    : QObject(QCoreApplication::instance())
    , m_supervisor(supervisor)
{
    supervisor->setParent(this);
    connect(supervisor, &QProcess::finished, this, &QObject::deleteLater);
    connect(&m_grace, &QTimer::timeout, this, &ProcessEnding::ask);
    if (manner == Manner::InOrder)
        m_grace.start(millisecondsToEndInOrder);
    else
        ask();
}

ProcessEnding::~ProcessEnding()
{
    m_supervisor->disconnect();
    if (m_supervisor->state() == QProcess::NotRunning)
        return;
    tellSupervisor(SIGHUP);
    m_supervisor->waitForFinished(millisecondsToKill);
}

void ProcessEnding::ask()
{
    // It sees to the rest.
    tellSupervisor(SIGTERM);
}

void ProcessEnding::tellSupervisor(int signal) const
{
    if (m_supervisor->processId() > 0)
        ::kill(pid_t(m_supervisor->processId()), signal);
}

namespace {

//! Has programs that are to be started at once start one by one, with a turn of the event loop between them: each holds it up for
//! some milliseconds, the more the larger this program is. Owned by the application.
class StartTurns final : public QObject
{
    Q_DISABLE_COPY_MOVE(StartTurns)

public:
    static StartTurns &ofApplication()
    {
        static QPointer<StartTurns> turns;
        if (!turns)
            turns = new StartTurns(QCoreApplication::instance());
        return *turns;
    }

    //! Calls it now where no other has just been started, else when its turn has come, unless the context has gone by then.
    void take(QObject *context, const std::function<void()> &start)
    {
        if (m_turn.isActive()) {
            m_waiting.enqueue({context, start});
            return;
        }
        m_turn.start();
        start();
    }

private:
    struct Waiting {
        QPointer<QObject> context;
        std::function<void()> start;
    };

    explicit StartTurns(QObject *parent)
        : QObject(parent)
    {
        // Not 0, which a busy loop would never come to.
        m_turn.setInterval(1);
        connect(&m_turn, &QTimer::timeout, this, &StartTurns::goOn);
    }

    void goOn()
    {
        while (!m_waiting.isEmpty()) {
            const Waiting next = m_waiting.dequeue();
            if (!next.context)
                continue;
            m_turn.start();
            next.start();
            return;
        }
    }

    QQueue<Waiting> m_waiting;
    model::Countdown m_turn;
};

//! In the same place beside an installed program and in the tree that it was built in.
QString supervisorProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/../libexec/parlance/parlance-supervisor");
}

//! What a child does between fork and exec; only system calls may stand there.
std::function<void()> supervisorModifier(int input, int output, int error, int report)
{
    return [input, output, error, report] {
        if (::dup2(input, STDIN_FILENO) < 0 || ::dup2(output, STDOUT_FILENO) < 0 || ::dup2(error, STDERR_FILENO) < 0)
            ::_exit(1);
        ::setsid();
        ::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
        ::fcntl(report, F_SETFD, 0);
    };
}

} // namespace

ProcessGroup::ProcessGroup(const ProcessCommand &command, QObject *parent)
    : QObject(parent)
    , m_command(command)
{
}

ProcessGroup::~ProcessGroup()
{
    end();
}

void ProcessGroup::start()
{
    if (m_isOver)
        return;
    m_supervisor = new QProcess(this);
    // It is handed over to whoever ends it, and goes when all has ended.
    connect(m_supervisor, &QObject::destroyed, m_supervisor, [ground = m_command.ground] {});
    m_supervisor->setProcessEnvironment(m_command.environment);
    m_supervisor->setWorkingDirectory(m_command.folder);
    // All are pipes of our own.
    m_supervisor->setInputChannelMode(QProcess::ForwardedInputChannel);
    m_supervisor->setProcessChannelMode(QProcess::ForwardedChannels);
    m_input = new InputPipe(m_supervisor);
    connect(m_input, &InputPipe::taken, this, &ProcessGroup::inputTaken);
    m_output = new OutputPipe(m_supervisor);
    m_error = new OutputPipe(m_supervisor);
    m_report = new OutputPipe(m_supervisor);
    if (m_input->childEnd() < 0 || m_output->childEnd() < 0 || m_error->childEnd() < 0 || m_report->childEnd() < 0) {
        failLater(m_input->childEnd() < 0 ? m_input->fault() : qt_error_string());
        return;
    }
    if (!QFileInfo(supervisorProgram()).isExecutable()) {
        failLater(tr("Parlance is incomplete: %1 is missing.").arg(QDir::cleanPath(supervisorProgram())));
        return;
    }
    m_supervisor->setProgram(supervisorProgram());
    m_supervisor->setArguments(supervised());
    m_supervisor->setChildProcessModifier(
        supervisorModifier(m_input->childEnd(), m_output->childEnd(), m_error->childEnd(), m_report->childEnd()));
    connect(m_output, &OutputPipe::arrived, this, &ProcessGroup::outputRead);
    connect(m_error, &OutputPipe::arrived, this, &ProcessGroup::errorRead);
    connect(m_report, &OutputPipe::arrived, this, &ProcessGroup::readReport);
    connect(m_supervisor, &QProcess::errorOccurred, this, &ProcessGroup::supervisorFailed);
    connect(m_supervisor, &QProcess::finished, this, &ProcessGroup::supervisorFinished);
    StartTurns::ofApplication().take(this, [this] { startSupervisor(); });
}

void ProcessGroup::startSupervisor()
{
    if (m_isOver)
        return;
    m_supervisor->start();
    m_input->closeChildEnd();
    for (OutputPipe *pipe : {m_output.data(), m_error.data(), m_report.data()})
        pipe->closeChildEnd();
}

void ProcessGroup::failLater(const QString &why)
{
    QMetaObject::invokeMethod(
        this, [this, why] { Q_EMIT failedToStart(why); }, Qt::QueuedConnection);
}

QStringList ProcessGroup::supervised() const
{
    QStringList vector = m_command.vector;
    if (!vector.isEmpty() && !vector.first().contains(u'/')) {
        if (const QString found = QStandardPaths::findExecutable(vector.first()); !found.isEmpty())
            vector.first() = found;
    }
    const char *place = m_command.isSandboxed ? supervision::sandbox : supervision::group;
    return QStringList {QString::number(m_report->childEnd()), QString::number(m_command.limits.processes), QString::fromLatin1(place),
               m_command.limits.words()}
    + vector;
}

void ProcessGroup::write(const QByteArray &bytes)
{
    if (m_input)
        m_input->write(bytes);
}

qsizetype ProcessGroup::unreadInput() const
{
    return m_input ? m_input->waiting() : 0;
}

void ProcessGroup::closeInput()
{
    if (m_input)
        m_input->close();
}

void ProcessGroup::holdOutput(bool held)
{
    for (OutputPipe *pipe : {m_output.data(), m_error.data()}) {
        if (pipe)
            pipe->hold(held);
    }
}

void ProcessGroup::end()
{
    handOver(ProcessEnding::Manner::AtOnce);
}

void ProcessGroup::endInOrder()
{
    handOver(ProcessEnding::Manner::InOrder);
}

void ProcessGroup::handOver(ProcessEnding::Manner manner)
{
    m_isOver = true;
    if (!m_supervisor || m_supervisor->state() == QProcess::NotRunning)
        return;
    m_supervisor->disconnect(this);
    for (OutputPipe *pipe : {m_output.data(), m_error.data(), m_report.data()}) {
        pipe->disconnect(this);
        pipe->discard();
    }
    if (manner == ProcessEnding::Manner::InOrder)
        m_input->close();
    new ProcessEnding(m_supervisor, manner);
    m_supervisor = nullptr;
}

void ProcessGroup::readReport(const QByteArray &bytes)
{
    const QPointer<ProcessGroup> alive(this);
    m_unreadReport += bytes;
    for (qsizetype end = 0; alive && (end = m_unreadReport.indexOf('\n')) >= 0;) {
        const QByteArrayList words = m_unreadReport.first(end).split(' ');
        m_unreadReport.remove(0, end + 1);
        take(words.value(0), words.value(1).toInt());
    }
}

void ProcessGroup::take(const QByteArray &word, int number)
{
    if (m_isOver)
        return;
    if (word == supervision::started) {
        m_leader = number;
        Q_EMIT started();
        return;
    }
    // Children may go on and keep the pipes open: what the program itself wrote has been read, and nobody waits for theirs.
    if (!drain())
        return;
    handOver(ProcessEnding::Manner::AtOnce);
    if (word == supervision::failed)
        Q_EMIT failedToStart(qt_error_string(number));
    else if (word == supervision::exited)
        Q_EMIT exited(number);
    else if (word == supervision::killed)
        Q_EMIT killed(number);
    else if (word == supervision::exceeded)
        Q_EMIT exceeded();
}

//! \return whether this is there still, and wanted.
bool ProcessGroup::drain()
{
    const QPointer<ProcessGroup> alive(this);
    for (const QPointer<OutputPipe> &pipe : {m_output, m_error}) {
        if (alive && pipe)
            pipe->drain();
    }
    return alive && !m_isOver;
}

void ProcessGroup::supervisorFailed(QProcess::ProcessError error)
{
    // The others are followed by `finished`.
    if (error == QProcess::FailedToStart)
        Q_EMIT failedToStart(m_supervisor->errorString());
}

//! Before it reported how its program ended, or in the same moment.
void ProcessGroup::supervisorFinished(int code, QProcess::ExitStatus status)
{
    const QPointer<ProcessGroup> alive(this);
    m_report->drain();
    if (!alive || m_isOver || !drain())
        return;
    m_isOver = true;
    // On Unix the code of a process that did not exit is the signal's number.
    if (status == QProcess::CrashExit)
        Q_EMIT killed(code);
    else
        Q_EMIT exited(code);
}

} // namespace network

#include "processgroup.moc"
