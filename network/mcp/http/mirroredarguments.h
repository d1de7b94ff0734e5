// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/mcp/http/schemamirrors.h"

namespace network {

//! Which arguments of a tool are repeated in headers of its calls, so that what stands between can route by them (MCP 2026-07-28, HTTP
//! only). A value, kept with the tool.
class MirroredArguments final
{
public:
    MirroredArguments() = default;
    //! \return a Validation error that says why the tool must be left out of the list; see findMirrors.
    static model::Result<MirroredArguments> parse(const model::JsonText &inputSchema);

    bool isEmpty() const { return m_mirrors.isEmpty(); }
    //! What is absent or null has no header. \return a Validation error where an argument is none of the kinds that a header can say, as an
    //! integer beyond ±(2^53−1) is not: a server has to refuse the call without that header.
    model::Result<model::Headers> headers(const model::JsonText &arguments) const;

private:
    explicit MirroredArguments(QList<SchemaMirror> mirrors)
        : m_mirrors(std::move(mirrors))
    {
    }

    QList<SchemaMirror> m_mirrors;
};

} // namespace network
