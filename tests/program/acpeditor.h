// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/program/rpcpeer.h"

using namespace Qt::StringLiterals;

//! An editor on the program's standard input and output.
class Editor final : public RpcPeer
{
public:
    explicit Editor(const Program &program)
        : RpcPeer(program, {u"serve-acp"_s})
        , folder(program.workspace())
    {
    }

    //! Begins a session in the workspace.
    void open() { open(folder); }
    void open(const QString &place)
    {
        request(u"hello"_s, u"initialize"_s, {{u"protocolVersion"_s, 1}, {u"clientCapabilities"_s, QJsonObject()}});
        request(u"new"_s, u"session/new"_s, {{u"cwd"_s, place}, {u"mcpServers"_s, QJsonArray()}});
        session = answerTo(u"new"_s)[u"result"][u"sessionId"].toString();
    }
    void set(const QString &option, const QString &value)
    {
        request(option + value, u"session/set_config_option"_s, {{u"sessionId"_s, session}, {u"configId"_s, option}, {u"value"_s, value}});
        (void)answerTo(option + value);
    }
    void prompt(const QString &id, const QString &text)
    {
        const QJsonArray blocks {QJsonObject {{u"type"_s, u"text"_s}, {u"text"_s, text}}};
        request(id, u"session/prompt"_s, {{u"sessionId"_s, session}, {u"prompt"_s, blocks}});
    }
    QString stopReason(const QString &id) { return answerTo(id)[u"result"][u"stopReason"].toString(); }
    QJsonObject permission() { return awaitMethod(u"session/request_permission"_s); }
    QList<QJsonObject> updates(const QString &kind) const
    {
        QList<QJsonObject> found;
        for (const QJsonObject &message : messages) {
            const QJsonObject update = message[u"params"][u"update"].toObject();
            if (update[u"sessionUpdate"] == kind)
                found.append(update);
        }
        return found;
    }
    QString said(const QString &kind) const
    {
        QString text;
        for (const QJsonObject &update : updates(kind))
            text += update[u"content"][u"text"].toString();
        return text;
    }

    const QString folder;
    QString session;
};
