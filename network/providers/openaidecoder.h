// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/callfragments.h"
#include "network/providers/streamdecoder.h"

namespace network {

//! Reads replies of OpenAI Chat Completions and of the servers that speak like it. `[DONE]` ends a stream; without it a finish reason
//! and the end of the connection do.
class OpenAiDecoder final : public StreamDecoder
{
public:
    OpenAiDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const QJsonObject &event, QByteArrayView text) override;
    void readBody(const QJsonObject &body, const QByteArray &text) override;
    bool mayEndHere() const override { return m_stop != model::StopReason::None; }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    void readChoice(const QJsonObject &choice, QLatin1StringView messageMember);
    void readMessage(const QJsonObject &message);
    void readThought(const QJsonObject &message);
    void readCall(const QJsonObject &call);
    void readUsage(const QJsonObject &object);
    void readStop(const QString &reason);

    QString m_text;
    QString m_thought;
    //! The name under which the server sends thoughts, which is the one that it takes them back under.
    QString m_thoughtName;
    CallFragments m_calls;
};

} // namespace network
