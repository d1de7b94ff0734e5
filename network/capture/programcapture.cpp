// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/capture/programcapture.h"

#include "model/exchange/exchangelog.h"
#include "network/capture/capturedexchange.h"
#include "network/capture/streamends.h"
#include "network/process/processgroup.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

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

} // namespace

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
