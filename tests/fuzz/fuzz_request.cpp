// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/httprequestreader.h"
#include "tests/fuzz/fuzzer.h"

//! What comes to whatever listens here, cut where the first byte says.
void fuzz::meets(const QByteArray &bytes)
{
    network::HttpRequestReader reader;
    const qsizetype step = bytes.isEmpty() ? 1 : 1 + static_cast<unsigned char>(bytes.front());
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        auto state = reader.append(QByteArrayView(bytes).sliced(at, std::min(step, bytes.size() - at)));
        while (state == network::HttpRequestReader::State::Complete) {
            (void)reader.take();
            state = reader.append({});
        }
        if (state == network::HttpRequestReader::State::Broken)
            return;
    }
}
