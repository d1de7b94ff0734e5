// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/ssestreamparser.h"
#include "network/providers/dialect.h"
#include "tests/fuzz/fuzzer.h"

namespace fuzz {

class SilentListener final : public network::StreamListener
{
public:
    void deltaArrived(const model::Delta &) override { }
    void invocationForming(int, const QString &, qint64) override { }
};

//! A provider's reply, cut where its first byte says: as a stream of events, and as one body.
inline void meetsReply(QStringView dialect, const QByteArray &bytes)
{
    const network::Dialect *spoken = network::Dialect::find(dialect);
    SilentListener listener;
    const auto decoder = spoken->makeDecoder({}, listener);
    network::SseStreamParser parser;
    const qsizetype step = bytes.isEmpty() ? 1 : 1 + static_cast<unsigned char>(bytes.front());
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        const QByteArrayView piece = QByteArrayView(bytes).sliced(at, std::min(step, bytes.size() - at));
        parser.feed(piece, [&](const network::SseEvent &event) { decoder->read(event); });
    }
    decoder->close();
    require(decoder->isComplete() || decoder->error() || decoder->partial().invocations.isEmpty());
    const auto whole = spoken->makeDecoder({}, listener);
    whole->readWhole(bytes);
    whole->close();
    (void)whole->reply();
}

} // namespace fuzz
