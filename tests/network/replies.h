// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/catalog/dialects.h"
#include "network/providers/conversing/replyreader.h"
#include "tests/network/canisters.h"

//! What a dialect reads in a provider's reply, and a conversation to be written, for the tests of the dialects.
namespace replies {

using namespace Qt::StringLiterals;
using namespace canisters;
using namespace model;
using namespace network;

class Listener final : public StreamListener
{
public:
    void deltaArrived(const Delta &delta) override { (delta.kind == Delta::Kind::Text ? text : thought) += delta.text; }
    void invocationForming(int, const QString &, qint64) override { }

    QString text;
    QString thought;
};

struct Read {
    ConverseReply reply;
    std::optional<ProviderError> error;
    QString text;
    QString thought;
};

inline Read readPieces(const QString &dialect, const QList<QByteArray> &pieces)
{
    const ConverseRequest request = requestWithTool();
    Listener listener;
    ReplyReader reader(Dialects::find(dialect)->makeDecoder(request, listener), {}, Dialects::find(dialect)->framing());
    for (const QByteArray &piece : pieces)
        reader.feed(piece);
    reader.close();
    return {reader.error() ? reader.partial() : reader.reply(), reader.error(), listener.text, listener.thought};
}

inline QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

//! Two calls of one round, one of which failed, and what the person says then.
inline ConverseRequest conversation()
{
    ConverseRequest request = requestWithTool();
    request.canisters = {said(Role::Supervisor, u"Be brief."_s), said(Role::User, u"Two files?"_s), said(Role::Assistant, u"Looking."_s),
        call(u"a"_s, u"io:read_file"_s, "{\"n\": 1.0}"), call(u"b"_s, u"gone:tool"_s, "{\"half"), result(u"a"_s, u"one"_s),
        result(u"b"_s, u"no"_s, true), said(Role::User, u"And?"_s)};
    request.controls = {{u"temperature"_s, JsonText::trusted("0.10")}};
    return request;
}

} // namespace replies
