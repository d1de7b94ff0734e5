// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"
#include "network/rehearsal/replywriter.h"

namespace network {

//! Reads the body of `POST /api/chat` (Ollama). Calls have no identifiers: a result belongs to the first call of its tool that has
//! none yet. \return a Validation error where it is no such body, or where a call misses its result.
model::Result<RehearsalRequest> readOllamaRequest(const QByteArray &body);

//! Ollama's `/api/chat`: a JSON object a line, calls whole and without identifiers, figures with the last.
class OllamaReplyWriter final : public ReplyWriter
{
public:
    Framing framing() const override { return Framing::Lines; }
    QList<QByteArray> events(const RehearsalReply &reply) const override;
    QByteArray whole(const RehearsalReply &reply) const override;
    QByteArray error(int status, const QString &message) const override;
    QByteArray errorEvent(const QString &message) const override;
};

} // namespace network
