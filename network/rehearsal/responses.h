// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"
#include "network/rehearsal/replywriter.h"

namespace network {

//! Reads the body of `POST /v1/responses` (OpenAI Responses). \return a Validation error where it is none, where a call misses its
//! result, where a reasoning of the rehearsal comes back changed, or where one comes back without what it led to.
model::Result<RehearsalRequest> readResponsesRequest(const QByteArray &body);

//! OpenAI Responses: typed events with a sequence number, items one after the other, the whole response with the last event.
class ResponsesReplyWriter final : public ReplyWriter
{
public:
    QList<QByteArray> events(const RehearsalReply &reply) const override;
    QByteArray whole(const RehearsalReply &reply) const override;
    QByteArray error(int status, const QString &message) const override;
    QByteArray errorEvent(const QString &message) const override;
};

} // namespace network
