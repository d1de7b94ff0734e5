// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/streamdecoder.h"

namespace network {

//! Reads replies of Anthropic Messages. Blocks may overlap and need not be numbered densely; where several have one number, each of
//! them counts, and what arrives is of the newest. Text that no block was begun for begins one. Blocks of a kind that is not known are
//! kept to be sent back. Only `message_stop` ends a stream.
class AnthropicDecoder final : public StreamDecoder
{
public:
    AnthropicDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
    bool isDoneHere() const override { return m_stop != model::StopReason::None; }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Block {
        enum class Kind { Text, Thinking, ToolUse, Other };
        qint64 index = 0;
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

    //! Where there is room for it: the last of this number, which stands in the order of the numbers.
    Block *addBlock(qint64 index, Block::Kind kind);
    Block *blockAt(qint64 index, bool (*isOf)(const Block &block));
    //! The call of this name at this place, which is begun a second time; null where it is another one.
    Block *begunTwice(qint64 index, const model::JsonView::Members &start);
    Block *startBlock(qint64 index, const model::JsonView &start);
    void readDelta(const model::JsonView &index, const model::JsonView::Members &delta);
    void readText(qint64 index, Block::Kind kind, const QString &text);
    void readInput(qint64 index, const QByteArray &piece);
    void readMessage(const model::JsonView::Members &message);
    void readUsage(const model::JsonView::Members &usage);
    void readStop(const model::JsonView &reason);

    QList<Block> m_blocks;
    //! Of the block that was begun last, for what does not say where it belongs.
    qint64 m_newest = 0;
    int m_calls = 0;
};

} // namespace network
