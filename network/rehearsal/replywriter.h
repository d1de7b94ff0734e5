// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/framing/framing.h"
#include "network/rehearsal/rehearsalreply.h"

#include <QByteArray>
#include <QList>

namespace network {

//! Writes replies in one wire language. Holds nothing.
class ReplyWriter
{
public:
    virtual ~ReplyWriter() = default;

    virtual Framing framing() const { return Framing::Events; }
    //! A streamed reply: server-sent events, each with its blank line, or lines, each with its end.
    virtual QList<QByteArray> events(const RehearsalReply &reply) const = 0;
    //! The reply as one JSON object.
    virtual QByteArray whole(const RehearsalReply &reply) const = 0;
    //! The body of an answer with an HTTP status of 400 and more.
    virtual QByteArray error(int status, const QString &message) const = 0;
    //! An error in the middle of a stream.
    virtual QByteArray errorEvent(const QString &message) const = 0;

protected:
    //! The text in pieces of so many characters; no surrogate pair is split.
    static QStringList pieces(const QString &text, int characters);
};

} // namespace network
