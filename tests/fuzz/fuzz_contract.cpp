// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractreader.h"
#include "network/providers/contract/contractstream.h"
#include "tests/fuzz/fuzzer.h"

#include <algorithm>

//! What a model wrote, cut where its first byte says: read as the contract has it, and while watching.
void fuzz::meets(const QByteArray &bytes)
{
    using network::ContractReader, network::ContractReading, network::ContractStream;
    static const QList<model::ToolDeclaration> tools {{QStringLiteral("a:read"), QStringLiteral("read"), {}, {}, {QStringLiteral("r")}},
        {QStringLiteral("b:now"), QStringLiteral("now"), {}, {}, {}}};
    const QString text = QString::fromUtf8(bytes.mid(1));
    const qsizetype step = bytes.isEmpty() ? 1 : 1 + static_cast<unsigned char>(bytes.front());
    for (const auto manner : {ContractReader::Manner::Contract, ContractReader::Manner::Watching}) {
        const ContractReader reader(tools, manner);
        const ContractReading reading = reader.read(text);
        for (const network::WrittenCall &call : reading.calls) {
            require(!call.name.isEmpty() && !call.arguments.isEmpty());
            require(call.isKnown || manner == ContractReader::Manner::Contract);
        }
        require(reader.readPart(text).calls.isEmpty());
        ContractStream stream(manner);
        for (qsizetype at = 0; at < text.size(); at += step)
            (void)stream.feed(text.mid(at, step));
        require(stream.said().size() <= text.size());
    }
}
