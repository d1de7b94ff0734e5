// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/contentdecoder.h"
#include "tests/fuzz/fuzzer.h"

//! A compressed answer, cut where the first byte says.
void fuzz::meets(const QByteArray &bytes)
{
    constexpr qsizetype most = 100'000;
    network::ContentDecoder decoder(most);
    const qsizetype step = bytes.isEmpty() ? 1 : 1 + static_cast<unsigned char>(bytes.front());
    qsizetype unpacked = 0;
    for (qsizetype at = 1; at < bytes.size(); at += step)
        unpacked += decoder.feed(bytes.mid(at, step)).size();
    require(unpacked <= most);
}
