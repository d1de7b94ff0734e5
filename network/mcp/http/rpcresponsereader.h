// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/framing/ssestreamparser.h"
#include "network/mcp/transport/jsonrpc.h"

namespace network {

//! Messages in the order of their arrival; in the place of what is none, an error with an excerpt of it as the detail.
using RpcTexts = QList<model::Result<RpcMessage>>;

//! \return the message in the text, or those of a batch. Nothing of an empty text.
RpcTexts readRpcTexts(const QByteArray &text);

//! Reads one HTTP response of a server, of either of the two content types that there may be: one JSON text, or a stream of events
//! with a message each. Of a stream, an event without data carries only its id, and other types than `message` are not looked at.
class RpcResponseReader final
{
public:
    //! Bytes of a JSON body, and the most that is read of anything that is neither.
    static constexpr qsizetype maximumBody = 16 * 1024 * 1024;

    explicit RpcResponseReader(const model::Headers &headers);

    bool isStream() const { return m_form == Form::Events; }
    //! What has become whole with these bytes. Nothing more once isOverrun().
    RpcTexts feed(const QByteArray &bytes);
    //! What the end of the response makes whole: a JSON body.
    RpcTexts finish();

    //! A bound was overrun.
    bool isOverrun() const { return m_overrun; }
    //! Where to take the stream up again; empty where the server does not say.
    const QByteArray &lastEventId() const { return m_parser.lastEventId(); }
    //! Milliseconds to wait before that, where the server says so.
    std::optional<int> retryMilliseconds() const { return m_parser.retryMilliseconds(); }

private:
    enum class Form { Body, Events };

    Form m_form = Form::Body;
    SseStreamParser m_parser;
    QByteArray m_body;
    bool m_overrun = false;
};

} // namespace network
