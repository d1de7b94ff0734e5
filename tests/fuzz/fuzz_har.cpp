// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/har.h"
#include "model/exchange/harreader.h"
#include "tests/fuzz/fuzzer.h"

//! What other tools write is read, or there is an error in words; what was read is the same once we have written it ourselves.
void fuzz::meets(const QByteArray &bytes)
{
    (void)model::looksLikeHar(bytes);
    const auto read = model::fromHar(bytes);
    if (!read) {
        require(!read.error().message.isEmpty());
        return;
    }
    const auto once = model::fromHar(model::toHar(*read).bytes());
    require(once && once->size() == read->size());
    for (qsizetype index = 0; index < read->size(); ++index) {
        const model::Exchange &exchange = once->at(index);
        require(exchange.status == read->at(index).status && exchange.state == read->at(index).state);
        require(exchange.request.method == read->at(index).request.method && exchange.request.body == read->at(index).request.body);
        require(exchange.responseBody == read->at(index).responseBody);
    }
}
