// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <functional>

//! Another program on standard input and output of a serving command: JSON-RPC, a message a line. The process is killed with it.
class RpcPeer
{
public:
    RpcPeer(const Program &program, const QStringList &arguments)
        : process(program.start(arguments))
    {
    }
    ~RpcPeer()
    {
        process->kill();
        process->waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(RpcPeer)

    void send(const QByteArray &line) { process->write(line + '\n'); }
    void request(const QString &id, const QString &method, const QJsonObject &params)
    {
        using namespace Qt::StringLiterals;
        send(QJsonDocument(QJsonObject {{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"method"_s, method}, {u"params"_s, params}})
                 .toJson(QJsonDocument::Compact));
    }
    //! The first message, from now on or before, that fits; empty where none comes.
    QJsonObject await(const std::function<bool(const QJsonObject &)> &fits)
    {
        QJsonObject found;
        (void)QTest::qWaitFor(
            [&] {
                while (process->canReadLine())
                    messages.append(QJsonDocument::fromJson(process->readLine()).object());
                const auto at = std::find_if(messages.cbegin(), messages.cend(), fits);
                if (at != messages.cend())
                    found = *at;
                return at != messages.cend();
            },
            support::patience);
        return found;
    }
    QJsonObject awaitMethod(const QString &method)
    {
        return await([&method](const QJsonObject &message) { return message[QLatin1StringView("method")] == method; });
    }
    QJsonObject answerTo(const QString &id)
    {
        using namespace Qt::StringLiterals;
        return await([&id](const QJsonObject &message) { return message[u"id"] == id && !message.contains(u"method"_s); });
    }

    std::unique_ptr<QProcess> process;
    QList<QJsonObject> messages;
};
