// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/contractreader.h"
#include "network/providers/wire/dialect.h"

namespace network {

//! Any other dialect for a model that cannot call tools: takes the tools out of the request, writes the contract into the supervisor
//! text, and reads the calls from what the model says. Or it only watches whether a model that was given its tools the native way
//! prints its calls as text. There is one of each for every dialect.
class ContractDialect final : public Dialect
{
public:
    using Manner = ContractReader::Manner;
    //! What the names of these dialects begin with: `contract+openai-chat-completions`.
    static constexpr QStringView prefix = u"contract+";

    //! The one over this dialect, which is itself where it is one already.
    static const Dialect &over(const Dialect &dialect, Manner manner = Manner::Contract);

    QString name() const override;
    EncodedRequest encode(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry) const override;
    QString title() const override;
    model::Headers keyHeaders(const QByteArray &key) const override { return m_inner.keyHeaders(key); }
    model::Headers providerHeaders(const Provider &provider, const QByteArray &key) const override
    {
        return m_inner.providerHeaders(provider, key);
    }
    QString path() const override { return m_inner.path(); }
    QString pathIn(const QUrl &address) const override { return m_inner.pathIn(address); }
    QString modelsPath() const override { return m_inner.modelsPath(); }
    Framing framing() const override { return m_inner.framing(); }
    std::unique_ptr<StreamDecoder> makeDecoder(const model::ConverseRequest &request, StreamListener &listener) const override;
    bool isWatching() const override { return m_manner == Manner::Watching; }
    model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools) const override;

    ContractDialect(const Dialect &inner, Manner manner)
        : m_inner(inner)
        , m_manner(manner)
    {
    }

private:
    const Dialect &m_inner;
    const Manner m_manner;
};

} // namespace network
