// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/programcapture.h"

#include "model/exchange/exchangelog.h"
#include "network/capture/capturedexchange.h"
#include "network/process/processgroup.h"

#include <QFileInfo>
#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace network {

using namespace Qt::StringLiterals;
using model::ExchangeState;

namespace {

// Bytes that one side has said and the other has not taken, before the former waits.
constexpr qsizetype mostUntakenOfProgram = 1024 * 1024;
constexpr int signalBase = 128;

model::ExchangeOrigin capturedOrigin()
{
    return {{}, {}, 0, {}, CapturedExchange::purpose};
}

QList<QByteArray> secretsOfEnvironment(const QProcessEnvironment &environment)
{
    static const QStringList words {u"KEY"_s, u"TOKEN"_s, u"SECRET"_s, u"PASSWORD"_s, u"CREDENTIAL"_s};
    QList<QByteArray> secrets;
    const QStringList names = environment.keys();
    for (const QString &name : names) {
        const QString upper = name.toUpper();
        const bool isSecret = std::any_of(words.begin(), words.end(), [&upper](const QString &word) { return upper.endsWith(word); });
        if (isSecret && environment.value(name).size() >= SecretForms::minimumSecret)
            secrets.append(environment.value(name).toUtf8());
    }
    return secrets;
}

constexpr size_t mostReadAtOnce = 64 * 1024;
// So much a pipe takes without waiting wherever it says that it takes something.
constexpr qsizetype mostWrittenAtOnce = 4096;

bool takesMore(int file)
{
    pollfd asked {file, POLLOUT, 0};
    return ::poll(&asked, 1, 0) > 0;
}

} // namespace

//! A file of this process, such as its standard input, read as its bytes come. Does not own the file.
class InputEnd final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InputEnd)

public:
    //! Reads once it is let go by hold(false).
    InputEnd(int file, QObject *parent);

    //! While it is held nothing is read of it, so that whoever writes to it waits.
    void hold(bool held);

Q_SIGNALS:
    void bytesRead(const QByteArray &bytes);
    //! Nothing comes any more; the last.
    void ended();

private:
    void read();

    const int m_file;
    QSocketNotifier *const m_readable;
    bool m_hasEnded = false;
};

//! A file of this process, such as its standard output, written without ever waiting for whoever reads it, and without changing the
//! file's mode, which others may share. Does not own the file.
class OutputEnd final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OutputEnd)

public:
    OutputEnd(int file, QObject *parent);

    //! What comes after a failure is dropped.
    void write(const QByteArray &bytes);
    //! Bytes that have not been taken.
    qsizetype untaken() const { return m_waiting.size() - m_written; }

Q_SIGNALS:
    //! All has been taken.
    void taken();
    //! Nobody reads it any more.
    void failed();

private:
    void flush();

    const int m_file;
    QSocketNotifier *const m_writable;
    QByteArray m_waiting;
    qsizetype m_written = 0;
    bool m_hasFailed = false;
};

InputEnd::InputEnd(int file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_readable(new QSocketNotifier(file, QSocketNotifier::Read, this))
{
    m_readable->setEnabled(false);
    connect(m_readable, &QSocketNotifier::activated, this, &InputEnd::read);
}

void InputEnd::hold(bool held)
{
    m_readable->setEnabled(!held && !m_hasEnded);
}

void InputEnd::read()
{
    // Freed on the heap, a block of this size has the allocator join all the small ones.
    std::array<char, mostReadAtOnce> bytes;
    const ssize_t count = ::read(m_file, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (count <= 0) {
        m_hasEnded = true;
        m_readable->setEnabled(false);
        Q_EMIT ended();
        return;
    }
    Q_EMIT bytesRead(QByteArray(bytes.data(), count));
}

OutputEnd::OutputEnd(int file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_writable(new QSocketNotifier(file, QSocketNotifier::Write, this))
{
    m_writable->setEnabled(false);
    connect(m_writable, &QSocketNotifier::activated, this, &OutputEnd::flush);
}

void OutputEnd::write(const QByteArray &bytes)
{
    if (m_hasFailed)
        return;
    m_waiting += bytes;
    if (!m_writable->isEnabled())
        flush();
}

void OutputEnd::flush()
{
    while (untaken() > 0) {
        if (!takesMore(m_file)) {
            m_writable->setEnabled(true);
            return;
        }
        const auto count = ::write(m_file, m_waiting.constData() + m_written, size_t(std::min(untaken(), mostWrittenAtOnce)));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && errno == EAGAIN) {
            m_writable->setEnabled(true);
            return;
        }
        m_hasFailed = count < 0;
        if (m_hasFailed)
            break;
        m_written += count;
    }
    m_writable->setEnabled(false);
    m_waiting.clear();
    m_written = 0;
    if (m_hasFailed)
        Q_EMIT failed();
    else
        Q_EMIT taken();
}

ProgramCapture::ProgramCapture(const ProcessCommand &command, const Ends &ends, model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_program(QFileInfo(command.vector.value(0)).fileName())
    , m_redaction(secretsOfEnvironment(command.environment))
    , m_log(log)
    , m_process(new ProcessGroup(command, this))
    , m_input(new InputEnd(ends.input, this))
    , m_output(new OutputEnd(ends.output, this))
    , m_error(new OutputEnd(ends.error, this))
    , m_sent(McpTransport::largestMessage)
    , m_received(McpTransport::largestMessage)
    , m_unasked(log, this, capturedOrigin())
{
    connect(m_process, &ProcessGroup::started, this, &ProgramCapture::balance);
    connect(m_process, &ProcessGroup::outputRead, this, &ProgramCapture::passOutput);
    connect(m_process, &ProcessGroup::errorRead, this, [this](const QByteArray &bytes) {
        m_error->write(bytes);
        balance();
    });
    connect(m_process, &ProcessGroup::inputTaken, this, &ProgramCapture::balance);
    connect(m_process, &ProcessGroup::failedToStart, this, &ProgramCapture::failedToStart);
    connect(m_process, &ProcessGroup::exited, this, &ProgramCapture::ended);
    connect(m_process, &ProcessGroup::killed, this, [this](int signal) { ended(signalBase + signal); });
    connect(m_input, &InputEnd::bytesRead, this, &ProgramCapture::passInput);
    connect(m_input, &InputEnd::ended, m_process, &ProcessGroup::closeInput);
    connect(&log, &model::ExchangeLog::heldChanged, this, &ProgramCapture::balance);
    for (OutputEnd *end : {m_output, m_error}) {
        // Writing tells of it at once where it was taken at once.
        connect(end, &OutputEnd::taken, this, &ProgramCapture::balance, Qt::QueuedConnection);
        connect(end, &OutputEnd::failed, this, &ProgramCapture::finishWhenTaken, Qt::QueuedConnection);
    }
    // Who started this reads no answers any more; the program learns it as it would have without this.
    connect(m_output, &OutputEnd::failed, m_process, &ProcessGroup::closeInput);
}

ProgramCapture::~ProgramCapture()
{
    m_process->disconnect(this);
    endRecords(ExchangeState::Cancelled, {});
}

void ProgramCapture::start()
{
    m_process->start();
}

void ProgramCapture::end()
{
    m_process->disconnect(this);
    m_input->hold(true);
    m_input->disconnect(this);
    endRecords(ExchangeState::Cancelled, {});
    m_process->endInOrder();
}

void ProgramCapture::passInput(const QByteArray &bytes)
{
    // On its way first: the record is made while the program reads.
    m_process->write(bytes);
    keepLines(m_sent, bytes, true);
    balance();
}

void ProgramCapture::passOutput(const QByteArray &bytes)
{
    m_output->write(bytes);
    keepLines(m_received, bytes, false);
    balance();
}

//! Whoever says more than is taken waits; so does everybody while what has come is stored.
void ProgramCapture::balance()
{
    m_input->hold(!m_process->wasStarted() || m_log.isHeld() || m_process->unreadInput() > mostUntakenOfProgram);
    m_process->holdOutput(m_log.isHeld() || m_output->untaken() > mostUntakenOfProgram || m_error->untaken() > mostUntakenOfProgram);
    finishWhenTaken();
}

void ProgramCapture::ended(int status)
{
    m_status = status;
    m_input->disconnect(m_process);
    m_input->hold(true);
    m_input->disconnect(this);
    endRecords(ExchangeState::Failed, tr("“%1” ended with status %2.").arg(m_program, QString::number(status)));
    finishWhenTaken();
}

void ProgramCapture::finishWhenTaken()
{
    if (m_status && m_output->untaken() == 0 && m_error->untaken() == 0)
        Q_EMIT finished(*std::exchange(m_status, {}));
}

void ProgramCapture::keepLines(LineBuffer &lines, const QByteArray &bytes, bool isSent)
{
    const auto take = [this, isSent](const QByteArray &line) {
        for (const QByteArray &text : rpcTextsOf(line))
            keep(text, isSent);
    };
    // What follows a line without an end is kept from its next piece on.
    if (lines.feed(bytes, take))
        return;
    lines = LineBuffer(McpTransport::largestMessage);
    if (!std::exchange(m_isTooLong, true))
        Q_EMIT told(tr("A message of more than %1 MiB was passed on and is not kept.").arg(McpTransport::largestMessage / 1024 / 1024));
}

void ProgramCapture::keep(const QByteArray &text, bool isSent)
{
    const auto message = readRpcMessage(text);
    if (message && isSent)
        keepSent(*message, text);
    else if (message)
        keepReceived(*message, text);
}

void ProgramCapture::keepSent(const RpcMessage &message, const QByteArray &text)
{
    const bool isAnswer = message.method.isEmpty();
    if (isAnswer) {
        m_unasked.add("SEND", urlOf({}), m_redaction.bytes(text));
        return;
    }
    const model::ExchangeId exchange = m_log.begin(capturedOrigin(), {"SEND", urlOf(message.method), {}, m_redaction.bytes(text)});
    const QByteArray id = message.id.isEmpty() ? QByteArray() : message.id.bytes();
    if (message.kind == RpcMessage::Kind::Request && m_open.size() < mostOpen && !m_open.contains(id))
        m_open.insert(id, exchange);
    else
        m_log.end(exchange, ExchangeState::Complete);
}

void ProgramCapture::keepReceived(const RpcMessage &message, const QByteArray &text)
{
    const bool isAnswer = message.method.isEmpty() && !message.id.isEmpty();
    const model::ExchangeId exchange = isAnswer ? m_open.take(message.id.bytes()) : model::ExchangeId();
    if (exchange.isEmpty()) {
        m_unasked.add("RECEIVE", urlOf(message.method), m_redaction.bytes(text));
        return;
    }
    m_log.received(exchange, m_redaction.bytes(text));
    m_log.end(exchange, ExchangeState::Complete);
}

void ProgramCapture::endRecords(ExchangeState state, const QString &why)
{
    m_unasked.finish();
    for (const model::ExchangeId &exchange : std::exchange(m_open, {}))
        m_log.end(exchange, state, why);
}

QUrl ProgramCapture::urlOf(const QString &method) const
{
    QUrl url;
    url.setScheme(u"stdio"_s);
    url.setHost(m_program);
    url.setPath(u'/' + method);
    return url;
}

} // namespace network

#include "programcapture.moc"
