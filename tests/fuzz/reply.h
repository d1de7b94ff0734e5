// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/catalog/dialects.h"
#include "network/providers/conversing/replyreader.h"
#include "network/providers/wire/dialect.h"
#include "tests/fuzz/fuzzer.h"

namespace fuzz {

class SilentListener final : public network::StreamListener
{
public:
    void deltaArrived(const model::Delta &) override { }
    void invocationForming(int, const QString &, qint64) override { }
};

//! A provider's reply, cut where its first byte says: as a stream, and as one body.
inline void meetsReply(QStringView dialect, const QByteArray &bytes)
{
    const network::Dialect *spoken = network::Dialects::find(dialect);
    SilentListener listener;
    const bool isEvents = spoken->framing() == network::Framing::Events;
    const model::Headers headers {{"Content-Type", isEvents ? "text/event-stream" : "application/x-ndjson"}};
    network::ReplyReader reader(spoken->makeDecoder({}, listener), headers, spoken->framing());
    const qsizetype step = bytes.isEmpty() ? 1 : 1 + static_cast<unsigned char>(bytes.front());
    for (qsizetype at = 0; at < bytes.size(); at += step)
        reader.feed(bytes.mid(at, step));
    reader.close();
    require(reader.isComplete() || reader.error() || reader.partial().invocations.isEmpty());
    const auto whole = spoken->makeDecoder({}, listener);
    whole->readWhole(bytes);
    whole->close();
    (void)whole->reply();
}

} // namespace fuzz
