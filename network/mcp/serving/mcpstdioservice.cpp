// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/mcpstdioservice.h"

#include <QPointer>

namespace network {

using namespace Qt::StringLiterals;

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
            m_service->m_pipe.write(onOneLine(message));
    }
    void answer(const QByteArray &message, int) override
    {
        tell(message);
        settle();
    }
    bool isFull() const override { return m_service && m_service->m_pipe.isFull(); }

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
    , m_pipe(in, out, nullptr)
    , m_legacy(offer, nullptr)
    , m_modern(offer, nullptr)
{
    connect(&m_pipe, &LinePipe::line, this, &McpStdioService::take);
    connect(&m_pipe, &LinePipe::drained, this, &McpStdioService::endWhenIdle);
    connect(&m_pipe, &LinePipe::broken, this, &McpStdioService::end);
    connect(&m_pipe, &LinePipe::ended, this, [this] {
        m_atEnd = true;
        m_modern.endListening();
        m_farewell.start(longestFarewell);
        endWhenIdle();
    });
    connect(&m_farewell, &QTimer::timeout, this, [this] { end({}); });
}

McpStdioService::~McpStdioService() = default;

void McpStdioService::start()
{
    m_legacy.addStream(std::make_shared<Reply>(*this, false));
    m_pipe.start();
}

void McpStdioService::take(const QByteArray &line)
{
    for (const QByteArray &text : rpcTextsOf(line)) {
        const auto message = readRpcMessage(text);
        if (!message) {
            if (const QByteArray refusal = rpcRefusal(text); !refusal.isEmpty())
                m_pipe.write(onOneLine(refusal));
            continue;
        }
        if (message->kind == RpcMessage::Kind::Request && (m_legacy.isUnderWay(message->id) || m_modern.isUnderWay(message->id))) {
            m_pipe.write(onOneLine(rpcFailure(message->id, rpcIdInUse())));
            continue;
        }
        const bool isModern = ModernService::speaks(*message) || message->method == "server/discover"_L1;
        auto reply = std::make_unique<Reply>(*this, message->kind == RpcMessage::Kind::Request);
        if (isModern) {
            m_modern.receive(*message, std::move(reply));
            continue;
        }
        m_legacy.receive(*message, std::move(reply));
        // A notification says nothing of its era.
        if (message->method == "notifications/cancelled"_L1)
            m_modern.receive(*message, nullptr);
    }
}

void McpStdioService::endWhenIdle()
{
    if (m_atEnd && m_open == 0 && m_pipe.isDrained())
        QMetaObject::invokeMethod(
            this, [this] { end({}); }, Qt::QueuedConnection);
}

void McpStdioService::end(const QString &why)
{
    if (!std::exchange(m_ended, true))
        Q_EMIT finished(why);
}

} // namespace network
