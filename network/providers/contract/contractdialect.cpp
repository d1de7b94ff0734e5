// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractdialect.h"

#include "network/providers/contract/contractdecoder.h"
#include "network/providers/contract/contractwriter.h"
#include "network/providers/contract/toolcontract.h"

#include <map>

namespace network {

const Dialect &ContractDialect::over(const Dialect &dialect, Manner manner)
{
    // Dialects live as long as the program, and are spoken on its one thread.
    static std::map<std::pair<const Dialect *, Manner>, std::unique_ptr<const ContractDialect>> made;
    if (dynamic_cast<const ContractDialect *>(&dialect))
        return dialect;
    auto &wrapped = made[{&dialect, manner}];
    if (!wrapped)
        wrapped = std::make_unique<const ContractDialect>(dialect, manner);
    return *wrapped;
}

QString ContractDialect::name() const
{
    return m_manner == Manner::Contract ? prefix.toString() + m_inner.name() : m_inner.name();
}

QString ContractDialect::title() const
{
    return m_manner == Manner::Contract ? QStringLiteral("Contract, ") + m_inner.title() : m_inner.title();
}

EncodedRequest ContractDialect::encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const
{
    if (m_manner == Manner::Watching)
        return m_inner.encode(request, provider, entry);
    const auto &described = entry.contract ? entry.contract : provider.contract;
    const ContractPrompt &prompt = described ? *described : ContractPrompt::standard();
    return m_inner.encode(ContractWriter(request, prompt).request(), provider, entry);
}

std::unique_ptr<StreamDecoder> ContractDialect::makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const
{
    return std::make_unique<ContractDecoder>(m_inner, request, m_manner, listener);
}

model::JsonText ContractDialect::toolsJson(const QList<model::ToolDeclaration> &tools) const
{
    return m_manner == Manner::Contract ? contractToolsJson(tools) : m_inner.toolsJson(tools);
}

} // namespace network
