// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/replywriter.h"

#include "network/rehearsal/rehearsalrequest.h"

#include <algorithm>

namespace network {

qint64 RehearsalReply::replyTokens() const
{
    qint64 bytes = thought.toUtf8().size() + text.toUtf8().size();
    for (const RehearsalCall &call : calls)
        bytes += call.name.size() + call.arguments.size();
    return estimatedTokens(bytes);
}

QStringList ReplyWriter::pieces(const QString &text, int characters)
{
    QStringList pieces;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = std::min<qsizetype>(text.size(), at + characters);
        if (end < text.size() && text[end - 1].isHighSurrogate())
            ++end;
        pieces += text.mid(at, end - at);
        at = end;
    }
    return pieces;
}

} // namespace network
