// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/streamdecoder.h"

namespace network {

//! Reads replies of OpenAI Responses and of the servers that speak like it. Items may overlap; they are told apart by identifier, by
//! `output_index` where the identifiers do not agree, and where a server sends neither, the last of its kind is meant. They stand in
//! the order of their indexes, and what is told of a message waits for the messages before it. Only `response.completed` and its like
//! end a stream. Items of a kind that is not known are kept to be sent back.
class ResponsesDecoder final : public StreamDecoder
{
public:
    ResponsesDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Item {
        enum class Kind { Message, Reasoning, Call, Other };
        Kind kind = Kind::Other;
        QString id;
        std::optional<qint64> index;
        //! The server has said that it begins; where it says that of another at the same index, that is another.
        bool isAnnounced = false;
        //! What a message says, or the summary of a reasoning; of that, how much has been told.
        QString text;
        qsizetype told = 0;
        //! The call's own identifier, which is not the item's.
        QString callId;
        QString name;
        QByteArray arguments;
        bool isStreaming = false;
        //! The call's number among the calls, from 0.
        int call = 0;
        //! Once the item is whole.
        model::JsonText native;
    };

    static Item::Kind kindOf(const model::JsonView &type);
    Item *known(Item::Kind kind, const QString &id, std::optional<qint64> index);
    Item &itemAt(Item::Kind kind, const QString &id, std::optional<qint64> index, bool isBeginning = false);
    Item &addItem(Item::Kind kind, const QString &id, std::optional<qint64> index);
    Item &itemOf(Item::Kind kind, const model::JsonView::Members &event);
    void readDelta(Item::Kind kind, const model::JsonView::Members &event);
    void readItem(const model::JsonView &object, std::optional<qint64> index, bool isWhole);
    void takeItem(Item &item, const model::JsonView &object, bool isWhole);
    //! Of all that a response has in the end, what was not streamed: items of which only a part came, or nothing.
    void readOutput(const model::JsonView &output);
    bool isJoined(Item::Kind kind) const;
    void readCall(Item &item, const model::JsonView::Members &object);
    void add(Item &item, const QString &more);
    //! Of the items of this kind, as far as those before them are whole; `all`: the reply is at its end.
    void tell(Item::Kind kind, bool all = false);
    void finish(Item &item, const QString &whole);
    void readArguments(const model::JsonView::Members &event, bool isWhole);
    //! A response that has ended: of what it has in all, what was not told before. `isCutOff`: its event says so.
    void readEnd(const model::JsonView &response, bool isCutOff);
    void readFailure(const model::JsonView::Members &told, QByteArrayView text);
    void readUsage(const model::JsonView::Members &usage);

    QList<Item> m_items;
    int m_calls = 0;
    bool m_isRefused = false;
};

} // namespace network
