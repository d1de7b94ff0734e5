// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/streamdecoder.h"

#include <map>

namespace network {

//! Reads replies of Anthropic Messages. Blocks may overlap and need not be numbered densely; blocks of a kind that is not known are
//! kept to be sent back. Only `message_stop` ends a stream.
class AnthropicDecoder final : public StreamDecoder
{
public:
    AnthropicDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const QJsonObject &event, QByteArrayView text) override;
    void readBody(const QJsonObject &body, const QByteArray &text) override;
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Block {
        enum class Kind { Text, Thinking, ToolUse, Other };
        Kind kind = Kind::Other;
        QString text;
        QString signature;
        QString id;
        QString name;
        QByteArray arguments;
        //! The call's number among the calls, from 0.
        int call = 0;
        model::JsonText native;
    };

    void startBlock(int index, const QJsonObject &block, const model::JsonText &native);
    void readDelta(Block &block, const QJsonObject &delta);
    void readMessage(const QJsonObject &message);
    void readUsage(const QJsonObject &usage);
    void readStop(const QString &reason);

    std::map<int, Block> m_blocks;
    int m_calls = 0;
};

} // namespace network
