// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/rehearsalrequest.h"
#include "network/rehearsal/replywriter.h"

namespace network {

//! Reads the body of `POST /v1/chat/completions` (OpenAI Chat Completions). \return a Validation error where it is none, or
//! where a call misses its result.
model::Result<RehearsalRequest> readOpenAiRequest(const QByteArray &body);

//! OpenAI Chat Completions: chunks without event names, fragments of calls by index, `[DONE]` at the end; thoughts as
//! `reasoning_content`, as local servers send them.
class OpenAiReplyWriter final : public ReplyWriter
{
public:
    QList<QByteArray> events(const RehearsalReply &reply) const override;
    QByteArray whole(const RehearsalReply &reply) const override;
    QByteArray error(int status, const QString &message) const override;
    QByteArray errorEvent(const QString &message) const override;
};

} // namespace network
