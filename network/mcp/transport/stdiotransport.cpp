// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/transport/stdiotransport.h"

#include "model/exchange/exchangelog.h"
#include "network/process/memoryuse.h"
#include "network/process/processgroup.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::ExchangeState;

namespace {

constexpr int longestWhile = 60;
constexpr int recordLookMilliseconds = 250;

bool isSent(const QByteArray &direction)
{
    return direction == "SEND";
}

} // namespace

GatheredRecords::GatheredRecords(model::ExchangeLog &log, QObject *parent, const model::ExchangeOrigin &origin)
    : QObject(parent)
    , m_log(log)
    , m_origin(origin)
{
    m_timer.setInterval(recordLookMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &GatheredRecords::look);
}

GatheredRecords::~GatheredRecords()
{
    finish();
}

void GatheredRecords::add(const QByteArray &direction, const QUrl &url, const QByteArray &message)
{
    const bool isOneMore = m_kinds.size() >= mostKinds && !m_kinds.contains({direction, url});
    const QUrl place = isOneMore ? url.resolved(QUrl(QStringLiteral("/"))) : url;
    const auto [found, isNew] = m_kinds.try_emplace({direction, place});
    if (!isNew) {
        gather(found->second, direction, place, message);
        return;
    }
    found->second.end.setRemainingTime(found->second.seconds * 1000);
    if (!m_timer.isActive())
        m_timer.start();
    recordAlone(direction, url, message);
}

void GatheredRecords::recordAlone(const QByteArray &direction, const QUrl &url, const QByteArray &message)
{
    const model::ExchangeId exchange = m_log.begin(m_origin, {direction, url, {}, isSent(direction) ? message : QByteArray()});
    if (!isSent(direction))
        m_log.received(exchange, message);
    m_log.end(exchange, ExchangeState::Complete);
}

void GatheredRecords::gather(Kind &kind, const QByteArray &direction, const QUrl &url, const QByteArray &message)
{
    if (kind.open.isEmpty())
        kind.open = m_log.begin(m_origin, {direction, url, {}, {}});
    if (kind.left == 0 && kind.kept + message.size() < mostKept) {
        kind.kept += message.size() + 1;
        m_log.received(kind.open, message + '\n');
    } else {
        ++kind.left;
    }
}

void GatheredRecords::close(Kind &kind)
{
    const qint64 left = std::exchange(kind.left, 0);
    kind.kept = 0;
    m_log.end(std::exchange(kind.open, {}), ExchangeState::Complete,
        left > 0 ? tr("%n further message(s) of this kind came, more than are kept.", nullptr, int(std::min<qint64>(left, 1'000'000'000)))
                 : QString());
}

void GatheredRecords::look()
{
    for (auto place = m_kinds.begin(); place != m_kinds.end();) {
        Kind &kind = place->second;
        if (!kind.end.hasExpired()) {
            ++place;
        } else if (kind.open.isEmpty()) {
            place = m_kinds.erase(place);
        } else {
            close(kind);
            kind.seconds = std::min(kind.seconds * 2, longestWhile);
            kind.end.setRemainingTime(kind.seconds * 1000);
            ++place;
        }
    }
    if (m_kinds.empty())
        m_timer.stop();
}

void GatheredRecords::finish()
{
    for (auto &[name, kind] : m_kinds) {
        if (!kind.open.isEmpty())
            close(kind);
    }
    m_kinds.clear();
    m_timer.stop();
}

namespace {

constexpr qsizetype longestErrorLine = 64 * 1024;
constexpr qsizetype shownGarbage = 2000;
constexpr int keptLastWords = 24;
constexpr qsizetype shownLastWords = 300;
// A server that asks and does not read what it is told gets no further answers.
constexpr qsizetype mostUnread = 4 * 1024 * 1024;

//! Of the last lines that a program wrote the one that says most likely why it ended: the last that speaks of an error, since programs
//! write where they were and which version they are after it. Else the last that says anything.
QString tellingOf(const QStringList &lines)
{
    QString telling;
    bool isError = false;
    for (const QString &line : lines) {
        const bool speaksOfError = line.contains("error"_L1, Qt::CaseInsensitive);
        if (!line.trimmed().isEmpty() && (speaksOfError || !isError))
            telling = line.trimmed();
        isError = isError || speaksOfError;
    }
    return telling;
}

QUrl rootOfRecord(const QString &server)
{
    QUrl url;
    url.setScheme(u"stdio"_s);
    url.setHost(server);
    return url;
}

} // namespace

StdioTransport::StdioTransport(
    const QString &server, const ProcessCommand &command, const QList<QByteArray> &secrets, model::ExchangeLog &log, QObject *parent)
    : McpTransport(parent)
    , m_recordRoot(rootOfRecord(server))
    , m_program(command.title.isEmpty() ? command.vector.value(0) : command.title)
    , m_redaction(secrets)
    , m_log(log)
    , m_process(new ProcessGroup(command, this))
    , m_output(largestMessage)
    , m_error(longestErrorLine)
    , m_unasked(log, this)
{
    connect(&log, &model::ExchangeLog::heldChanged, m_process, &ProcessGroup::holdOutput);
    connect(m_process, &ProcessGroup::started, this, &StdioTransport::opened);
    connect(m_process, &ProcessGroup::outputRead, this, &StdioTransport::readOutput);
    connect(m_process, &ProcessGroup::errorRead, this, &StdioTransport::readError);
    connect(m_process, &ProcessGroup::failedToStart, this,
        [this](const QString &why) { lose(phrased("“%1” cannot be started: %2").arg(m_program, why)); });
    connect(
        m_process, &ProcessGroup::exited, this, [this](int status) { lose(phrased("“%1” ended with status %2.").arg(m_program, status)); });
    connect(m_process, &ProcessGroup::killed, this,
        [this](int signal) { lose(phrased("“%1” was killed by signal %2.").arg(m_program, signal)); });
}

StdioTransport::~StdioTransport()
{
    m_process->disconnect(this);
    endRecords({});
}

void StdioTransport::open()
{
    QMetaObject::invokeMethod(m_process, &ProcessGroup::start, Qt::QueuedConnection);
}

qint64 StdioTransport::memory() const
{
    return m_isClosed ? 0 : memoryUse(m_process->leader());
}

void StdioTransport::send(const McpOutgoing &outgoing)
{
    if (m_isClosed)
        return;
    const bool isAnswer = outgoing.isAnswer();
    if (isAnswer && m_process->unreadInput() > mostUnread) {
        if (!std::exchange(m_hasDropped, true))
            Q_EMIT wroteAside(tr("“%1” does not read the answers to what it asks; they are not sent any more.").arg(m_program));
        return;
    }
    // On its way first: the record is made while the server reads.
    m_process->write(onOneLine(outgoing.message) + '\n');
    record(outgoing);
}

void StdioTransport::attribute(qint64 request, const model::ExchangeOrigin &origin)
{
    m_attributed = request;
    m_attributedOrigin = origin;
}

void StdioTransport::forget(qint64 id)
{
    m_log.end(m_open.take(id), ExchangeState::Cancelled);
}

void StdioTransport::close()
{
    if (std::exchange(m_isClosed, true))
        return;
    endRecords({});
    m_process->disconnect(this);
    m_process->endInOrder();
}

void StdioTransport::readOutput(const QByteArray &bytes)
{
    if (!m_output.feed(bytes, [this](const QByteArray &line) { readLine(line); }) && !m_isClosed) {
        m_process->disconnect(this);
        m_process->end();
        lose(phrased("“%1” sent a message of more than %2 MB and was stopped.").arg(m_program, largestMessage / (1024 * 1024)));
    }
}

void StdioTransport::readLine(const QByteArray &line)
{
    if (m_isClosed || line.trimmed().isEmpty())
        return;
    const QPointer<StdioTransport> alive(this);
    for (const QByteArray &text : rpcTextsOf(line)) {
        const auto message = readRpcMessage(text);
        if (!message) {
            // Programs that write their log to standard output are common; it is no reason to give them up.
            const bool isGarbage = !message.error().detail.isEmpty();
            Q_EMIT wroteAside(
                isGarbage ? m_redaction.text(QString::fromUtf8(line.first(std::min(line.size(), shownGarbage)))) : message.error().message);
            return;
        }
        recordIncoming(*message, text);
        // Nobody waits for what it says of none of the requests.
        if (message->kind == RpcMessage::Kind::Failure && message->id.isEmpty())
            Q_EMIT wroteAside(m_redaction.text(message->error.message));
        Q_EMIT received(*message, 0);
        if (!alive || m_isClosed)
            return;
    }
}

void StdioTransport::readError(const QByteArray &bytes)
{
    const auto takeLine = [this](const QByteArray &line) {
        const QString text = m_redaction.text(QString::fromUtf8(line));
        m_lastWords.append(text);
        if (m_lastWords.size() > keptLastWords)
            m_lastWords.removeFirst();
        Q_EMIT wroteAside(text);
    };
    // What follows a line without an end is read from its next piece on.
    if (!m_error.feed(bytes, takeLine))
        m_error = LineBuffer(longestErrorLine);
}

void StdioTransport::lose(const model::Wording &why)
{
    if (std::exchange(m_isClosed, true))
        return;
    if (!m_error.rest().isEmpty())
        readError("\n");
    endRecords(why.spoken());
    const QString said = tellingOf(m_lastWords).left(shownLastWords);
    Q_EMIT closed(
        {ErrorCategory::Network, said.isEmpty() ? why : why + u" "_s + phrased("It said: %1").arg(said), m_lastWords.join(u'\n')});
}

void StdioTransport::record(const McpOutgoing &outgoing)
{
    if (outgoing.isAnswer() && !m_open.contains(m_attributed)) {
        m_unasked.add("SEND", recordUrl({}), m_redaction.bytes(outgoing.message));
        return;
    }
    if (outgoing.isAnswer()) {
        m_log.end(
            m_log.begin(m_attributedOrigin, {"SEND", recordUrl({}), {}, m_redaction.bytes(outgoing.message)}), ExchangeState::Complete);
        return;
    }
    const model::ExchangeId exchange = m_log.begin(
        outgoing.origin, {"SEND", recordUrl(outgoing.method), {}, m_redaction.bytes(outgoing.message)});
    if (outgoing.id != 0)
        m_open.insert(outgoing.id, exchange);
    else
        m_log.end(exchange, ExchangeState::Complete);
}

void StdioTransport::recordIncoming(const RpcMessage &message, const QByteArray &line)
{
    const bool isAnswer = message.method.isEmpty();
    const model::ExchangeId exchange = isAnswer ? m_open.take(message.number()) : model::ExchangeId();
    if (exchange.isEmpty()) {
        if (const model::ExchangeId whole = m_open.value(m_attributed); !whole.isEmpty())
            m_log.received(whole, m_redaction.bytes(line) + '\n');
        else
            m_unasked.add("RECEIVE", recordUrl(message.method), m_redaction.bytes(line));
        return;
    }
    m_log.received(exchange, m_redaction.bytes(line));
    m_log.end(exchange, ExchangeState::Complete);
}

void StdioTransport::endRecords(const QString &why)
{
    m_unasked.finish();
    for (const model::ExchangeId &exchange : std::exchange(m_open, {}))
        m_log.end(exchange, why.isEmpty() ? ExchangeState::Cancelled : ExchangeState::Failed, why);
}

QUrl StdioTransport::recordUrl(const QString &method) const
{
    QUrl url = m_recordRoot;
    url.setPath(u'/' + method);
    return url;
}

} // namespace network
