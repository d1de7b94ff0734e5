// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/streamdecoder.h"

namespace network {

//! Reads replies of Ollama's `/api/chat`. Each line has a piece of the message, and calls come whole; only `done` ends a stream. One
//! that was not streamed is a single such line.
class OllamaDecoder final : public StreamDecoder
{
public:
    OllamaDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &line) override;
    void readBody(const model::JsonView &body) override;
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Call {
        QString id;
        QString name;
        QByteArray arguments;
    };

    void readMessage(const model::JsonView::Members &message);
    void readCall(const model::JsonView::Members &call);
    void readEnd(const model::JsonView::Members &line);

    QString m_text;
    QString m_thought;
    QList<Call> m_calls;
};

} // namespace network
