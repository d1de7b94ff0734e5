// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/framing/framing.h"
#include "network/providers/wire/streamdecoder.h"

#include <memory>

namespace network {

//! Makes out what a provider answered (events, lines of JSON, one JSON value, a web page) and has it decoded. Fed the body as it
//! arrives; pure.
class ReplyReader final
{
public:
    //! The largest body that is read as one JSON value, where the answer in it may be as long as by itself: see setLimit().
    static constexpr qsizetype largestBody = 32 * 1024 * 1024;

    //! `framing`: of the dialect.
    ReplyReader(std::unique_ptr<StreamDecoder> decoder, const model::Headers &headers, Framing framing = Framing::Events);

    //! How long the answer may become, as of StreamDecoder. A body that is one JSON value may be twice as large, for its escapes and
    //! what else is said in it, and 8 MiB in any case, for a picture.
    void setLimit(qint64 bytes);
    void feed(const QByteArray &bytes);
    //! The body has ended.
    void close();

    bool isComplete() const { return m_decoder->isComplete(); }
    bool hasSpoken() const { return m_decoder->hasSpoken(); }
    const QString &unknownStop() const { return m_decoder->unknownStop(); }
    std::optional<ProviderError> error() const;
    model::ConverseReply reply() const { return m_decoder->reply(); }
    model::ConverseReply partial() const { return m_decoder->partial(); }

private:
    enum class Form { Unknown, Events, Lines, Json, Page };
    Form formOf(QByteArrayView beginning) const;
    void feedStream(const QByteArray &bytes);
    void keepBody(const QByteArray &bytes);
    void readLine(const QByteArray &line);

    const std::unique_ptr<StreamDecoder> m_decoder;
    const Framing m_framing;
    Form m_form = Form::Unknown;
    SseStreamParser m_parser;
    //! No line may be larger than an event.
    LineBuffer m_lines {SseStreamParser::largestEvent};
    //! The whole body of a JSON value or a page, else its beginning; of one that is too large as well.
    QByteArray m_body;
    qsizetype m_largestBody = largestBody;
    qint64 m_arrived = 0;
    bool m_overrun = false;
};

} // namespace network
