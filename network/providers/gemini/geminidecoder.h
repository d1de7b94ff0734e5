// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/streamdecoder.h"

namespace network {

//! Reads replies of Google Gemini: each event is a whole response with further parts, and none says that it is the last, so a finish
//! reason and the end of the connection do. A part with a signature is kept as it came, since it must go back so: as a thought of its
//! own behind the text that it is a part of, or before the calls where it is one of them.
class GeminiDecoder final : public StreamDecoder
{
public:
    GeminiDecoder(const model::ConverseRequest &request, StreamListener &listener);

protected:
    void readEvent(QByteArrayView type, const model::JsonView::Members &event) override;
    void readBody(const model::JsonView &body) override;
    bool mayEndHere() const override { return m_stop != model::StopReason::None; }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    struct Call {
        QString id;
        QString name;
        QByteArray arguments;
    };

    void readResponse(const model::JsonView::Members &response);
    void readPart(const model::JsonView &part);
    void readText(const model::JsonView::Members &members, const model::JsonText &native);
    void readCall(const model::JsonView::Members &members, const model::JsonText &native);
    void readStop(const model::JsonView::Members &candidate);
    void readUsage(const model::JsonView::Members &usage);
    void refuse(const QString &message, const model::JsonView &reason);

    //! Text and thoughts grow until a part of another kind, or one with a signature, has come.
    model::Contents m_contents;
    bool m_isGrowing = false;
    QList<Call> m_calls;
};

} // namespace network
