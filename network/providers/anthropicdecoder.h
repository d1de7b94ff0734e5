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
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
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

    Block &startBlock(int index, const model::JsonView &start);
    void readDelta(Block &block, const model::JsonView::Members &delta);
    void readMessage(const model::JsonView::Members &message);
    void readUsage(const model::JsonView::Members &usage);
    void readStop(const model::JsonView &reason);

    std::map<int, Block> m_blocks;
    int m_calls = 0;
};

} // namespace network
