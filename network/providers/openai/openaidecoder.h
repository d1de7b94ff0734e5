// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/callfragments.h"
#include "network/providers/wire/streamdecoder.h"

namespace network {

//! Reads replies of OpenAI Chat Completions and of the servers that speak like it. `[DONE]` ends a stream; without it a finish reason
//! and the end of the connection do.
class OpenAiDecoder final : public StreamDecoder
{
public:
    OpenAiDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
    bool mayEndHere() const override { return m_stop != model::StopReason::None; }
    bool isDoneHere() const override { return true; }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    //! Of the one choice that is asked for; a server that gives several anyway is heard with its first.
    void readChoices(const model::JsonView &choices, QByteArrayView messageMember);
    void readContent(const model::JsonView &content);
    void think(const QString &thought);
    void readMessage(const model::JsonView::Members &message);
    void readThought(const model::JsonView::Members &message);
    void readCall(const model::JsonView::Members &call);
    void readFunction(CallFragments::Call fragment, const model::JsonView::Members &function);
    void readUsage(const model::JsonView::Members &object);
    void readStop(const model::JsonView &reason);

    //! The number of the choice that is read.
    std::optional<qint64> m_choice;
    QString m_text;
    QString m_thought;
    //! The name under which the server sends thoughts, which is the one that it takes them back under.
    QString m_thoughtName;
    CallFragments m_calls;
};

} // namespace network
