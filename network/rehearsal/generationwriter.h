// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/replywriter.h"

namespace network {

//! Google Gemini: each event a whole response with a few more parts; calls whole, without identifiers, the first one signed; the
//! reason and the usage with the last event.
class GenerationWriter final : public ReplyWriter
{
public:
    QList<QByteArray> events(const RehearsalReply &reply) const override;
    QByteArray whole(const RehearsalReply &reply) const override;
    QByteArray error(int status, const QString &message) const override;
    QByteArray errorEvent(const QString &message) const override;
};

} // namespace network
