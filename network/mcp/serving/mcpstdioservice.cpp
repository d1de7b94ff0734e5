// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/mcpstdioservice.h"

#include <QPointer>

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype readAtOnce = 64 * 1024;
constexpr qsizetype fullBacklog = 1024 * 1024;

} // namespace

//! The way of every message to the peer.
class McpStdioService::Reply final : public ServedReply
{
public:
    //! `owed`: an answer is.
    Reply(McpStdioService &service, bool owed)
        : m_service(&service)
        , m_owed(owed)
    {
        service.m_open += owed;
    }
    ~Reply() override { settle(); }
    Q_DISABLE_COPY_MOVE(Reply)

    void tell(const QByteArray &message) override
    {
        if (m_service)
            m_service->write(message);
    }
    void answer(const QByteArray &message, int) override
    {
        tell(message);
        settle();
    }
    bool isFull() const override { return m_service && m_service->m_unwritten.size() > fullBacklog; }

private:
    void settle()
    {
        if (!m_service || !std::exchange(m_owed, false))
            return;
        --m_service->m_open;
        m_service->endWhenIdle();
    }

    const QPointer<McpStdioService> m_service;
    bool m_owed;
};

McpStdioService::McpStdioService(McpOffer &offer, int in, int out, QObject *parent)
    : QObject(parent)
    , m_in(in)
    , m_out(out)
    , m_readable(in, QSocketNotifier::Read)
    , m_writable(out, QSocketNotifier::Write)
    , m_lines(McpTransport::largestMessage)
    , m_legacy(offer, nullptr)
    , m_modern(offer, nullptr)
{
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &McpStdioService::read);
    connect(&m_writable, &QSocketNotifier::activated, this, &McpStdioService::flush);
    connect(&m_farewell, &QTimer::timeout, this, [this] { end({}); });
}

McpStdioService::~McpStdioService() = default;

void McpStdioService::start()
{
    // A peer that does not read must not hold up everything else.
    ::fcntl(m_out, F_SETFL, ::fcntl(m_out, F_GETFL) | O_NONBLOCK);
    m_legacy.addStream(std::make_shared<Reply>(*this, false));
    m_readable.setEnabled(true);
}

void McpStdioService::read()
{
    QByteArray piece(readAtOnce, Qt::Uninitialized);
    const auto count = ::read(m_in, piece.data(), size_t(piece.size()));
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (count <= 0) {
        m_readable.setEnabled(false);
        // A last line needs no end.
        if (const QByteArray rest = m_lines.rest(); !rest.trimmed().isEmpty())
            take(rest);
        m_atEnd = true;
        m_farewell.start(longestFarewell);
        endWhenIdle();
        return;
    }
    piece.truncate(count);
    const bool fits = m_lines.feed(piece, [this](const QByteArray &line) {
        if (!line.trimmed().isEmpty())
            take(line);
    });
    if (!fits)
        end(tr("The client sent a message of more than %1 MiB.").arg(McpTransport::largestMessage / 1024 / 1024));
}

void McpStdioService::take(const QByteArray &line)
{
    if (m_ended)
        return;
    for (const QByteArray &text : rpcTextsOf(line)) {
        const auto message = readRpcMessage(text);
        if (!message) {
            write(rpcFailure(model::JsonText::trusted("null"), {rpccode::parseError, u"This is no JSON-RPC message."_s}));
            continue;
        }
        auto reply = std::make_unique<Reply>(*this, message->kind == RpcMessage::Kind::Request);
        const bool isOfCancelling = message->method == "notifications/cancelled"_L1;
        if (ModernService::speaks(*message) || message->method == "server/discover"_L1)
            m_modern.receive(*message, std::move(reply));
        else
            m_legacy.receive(*message, std::move(reply));
        if (isOfCancelling && !ModernService::speaks(*message))
            m_modern.receive(*message, nullptr);
    }
}

void McpStdioService::write(const QByteArray &message)
{
    if (m_ended)
        return;
    m_unwritten += onOneLine(message);
    m_unwritten += '\n';
    if (m_unwritten.size() > largestBacklog)
        end(tr("The client takes nothing of what it is told."));
    else if (!m_writable.isEnabled())
        flush();
}

void McpStdioService::flush()
{
    while (!m_unwritten.isEmpty()) {
        const auto count = ::write(m_out, m_unwritten.constData(), size_t(m_unwritten.size()));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && errno == EAGAIN)
            break;
        if (count < 0) {
            end(errno == EPIPE ? QString() : tr("The client cannot be written to: %1").arg(qt_error_string(errno)));
            return;
        }
        m_unwritten.remove(0, count);
    }
    m_writable.setEnabled(!m_unwritten.isEmpty());
    endWhenIdle();
}

void McpStdioService::endWhenIdle()
{
    if (m_atEnd && m_open == 0 && m_unwritten.isEmpty())
        QMetaObject::invokeMethod(
            this, [this] { end({}); }, Qt::QueuedConnection);
}

void McpStdioService::end(const QString &why)
{
    if (std::exchange(m_ended, true))
        return;
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    Q_EMIT finished(why);
}

} // namespace network
