// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/har.h"
#include "model/exchange/harreader.h"
#include "network/rehearsal/cassette.h"
#include "tests/fuzz/fuzzer.h"

//! A cassette is read, or there is an error; what was read is the same after it has been written, and makes an archive that is JSON.
void fuzz::meets(const QByteArray &bytes)
{
    if (const auto archive = model::fromHar(bytes))
        require(network::Cassette::parse(network::Cassette(*archive).toJsonLines()).has_value());
    const auto cassette = network::Cassette::parse(bytes);
    if (!cassette) {
        require(!cassette.error().message.isEmpty());
        return;
    }
    const QByteArray written = cassette->toJsonLines();
    const auto again = network::Cassette::parse(written);
    require(again && again->toJsonLines() == written);
    require(model::JsonText::parse(model::toHar(cassette->exchanges()).bytes()).has_value());
}
