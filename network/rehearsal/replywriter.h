// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/framing/framing.h"
#include "network/rehearsal/scenario.h"

#include <QByteArray>
#include <QList>

namespace network {

struct RehearsalCall {
    QString id;
    //! As the tool was offered.
    QString name;
    QByteArray arguments;
};

//! What the rehearsal answers, whatever wire language it goes out in. A value.
struct RehearsalReply {
    QString model;
    QString thought = {};
    QString text = {};
    QList<RehearsalCall> calls = {};
    ScenarioPacing pacing = {};
    std::optional<ScenarioFault> fault = {};
    qint64 promptTokens = 0;
    bool wantsUsage = true;

    qint64 replyTokens() const;
};

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
