// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"
#include "network/rehearsal/replywriter.h"

namespace network {

//! Reads the body of `POST /v1beta/models/MODEL:generateContent` (Google Gemini), streamed or not. \return a Validation error where it
//! is none, where a call misses its result, or where a signature does not come back with the part that it came with: as with newer
//! models, the first call of each round since the person last spoke must have one.
model::Result<RehearsalRequest> readGeminiRequest(const QByteArray &body, bool isStreamed);

//! Google Gemini: each event a whole response with a few more parts; calls whole, without identifiers, the first one signed; the
//! reason and the usage with the last event.
class GeminiReplyWriter final : public ReplyWriter
{
public:
    QList<QByteArray> events(const RehearsalReply &reply) const override;
    QByteArray whole(const RehearsalReply &reply) const override;
    QByteArray error(int status, const QString &message) const override;
    QByteArray errorEvent(const QString &message) const override;
};

} // namespace network
