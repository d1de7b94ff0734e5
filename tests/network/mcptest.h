// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangelog.h"
#include "network/mcp/client.h"
#include "network/mcp/transport/stdiotransport.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTemporaryDir>

//! A host that answers as a test has set.
class FakeHost final : public network::McpHost
{
public:
    QStringList roots() const override { return folders; }

    void elicit(const network::McpElicitation &elicitation, QObject *context,
        std::function<void(const network::McpElicitationAnswer &)> done) override
    {
        asked.append(elicitation);
        if (!isHeld) {
            done(answer);
            return;
        }
        auto *waiting = new QObject(context);
        QObject::connect(waiting, &QObject::destroyed, waiting, [this] { ++takenBack; });
        held = [waiting, done, answer = answer] {
            waiting->disconnect();
            delete waiting;
            done(answer);
        };
    }

    QStringList folders;
    network::McpElicitationAnswer answer;
    bool isHeld = false;
    QList<network::McpElicitation> asked;
    int takenBack = 0;
    std::function<void()> held;
};

//! A client and the peer that it talks to by standard input and output.
struct PeerClient {
    explicit PeerClient(
        const QStringList &options, network::McpHandshake::Era known = network::McpHandshake::Era::Unknown, int pingInterval = 0)
    {
        logFile = folder.filePath(QStringLiteral("peer.log"));
        network::ProcessCommand command;
        command.vector = QStringList {QStringLiteral(MCP_PEER), QStringLiteral("log=") + logFile} + options;
        command.environment = QProcessEnvironment::systemEnvironment();
        command.limits = network::ProcessLimits::none();
        client = std::make_unique<network::McpClient>(QStringLiteral("peer"), host, nullptr);
        const auto maker = [this, command](network::McpTransportKind, QObject *parent) -> network::McpTransport * {
            ++transports;
            return new network::StdioTransport(QStringLiteral("peer"), command, {"hidden-secret"}, log, parent);
        };
        QObject::connect(client.get(), &network::McpClient::closed, client.get(), [this](const model::Error &why) { closed = why; });
        QObject::connect(client.get(), &network::McpClient::logged, client.get(), [this](const QString &line) { lines.append(line); });
        QObject::connect(&log, &model::ExchangeLog::ended, &log, [this](const model::Exchange &exchange) { exchanges.append(exchange); });
        client->setPingInterval(pingInterval);
        client->open(maker, network::McpTransportKind::Stdio, known);
    }

    QByteArrayList received() const
    {
        QFile file(logFile);
        return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList();
    }

    //! The methods of what the peer was sent, in order.
    QStringList methods() const
    {
        QStringList methods;
        for (const QByteArray &line : received()) {
            if (const auto message = network::readRpcMessage(line))
                methods.append(message->method);
        }
        return methods;
    }

    QTemporaryDir folder;
    QString logFile;
    model::ExchangeLog log;
    QList<model::Exchange> exchanges;
    FakeHost host;
    QStringList lines;
    std::optional<model::Error> closed;
    int transports = 0;
    std::unique_ptr<network::McpClient> client;
};

//! What became of a request.
struct Answered {
    Answered(network::McpClient &client, QStringView method, const QByteArray &params, const network::McpRequestOptions &options = {})
        : request(client.request(method, model::JsonText::trusted(params), options, &client))
    {
        QObject::connect(request, &network::McpRequest::succeeded, &context, [this](const model::JsonText &text) { result = text; });
        QObject::connect(request, &model::Job::failed, &context, [this](const model::Error &why) { error = why; });
        QObject::connect(request, &network::McpRequest::progressed, &context, [this](double done, double total, const QString &text) {
            progress.append(QStringLiteral("%1/%2 %3").arg(done).arg(total).arg(text));
        });
    }

    static Answered call(network::McpClient &client, const QByteArray &tool, const QByteArray &arguments = "{}",
        const network::McpRequestOptions &options = {})
    {
        return Answered(client, u"tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + '}', options);
    }

    bool isDone() const { return result || error; }
    QString text() const
    {
        const auto content = result ? result->member(u"content") : std::nullopt;
        return content ? content->read()[0][QStringLiteral("text")].toString() : QString();
    }

    QObject context;
    QPointer<network::McpRequest> request;
    std::optional<model::JsonText> result;
    std::optional<model::Error> error;
    QStringList progress;
};
