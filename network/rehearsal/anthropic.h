// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"
#include "network/rehearsal/replywriter.h"

namespace network {

//! Reads the body of `POST /v1/messages` (Anthropic Messages). \return a Validation error where it is none, where a call
//! misses its result, or where a thought of the rehearsal comes back changed.
model::Result<RehearsalRequest> readAnthropicRequest(const QByteArray &body);

//! Anthropic Messages (version 2023-06-01): typed events, content blocks with an index, usage that is cumulative.
class AnthropicReplyWriter final : public ReplyWriter
{
public:
    QList<QByteArray> events(const RehearsalReply &reply) const override;
    QByteArray whole(const RehearsalReply &reply) const override;
    QByteArray error(int status, const QString &message) const override;
    QByteArray errorEvent(const QString &message) const override;
};

} // namespace network
