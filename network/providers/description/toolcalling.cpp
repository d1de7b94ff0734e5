// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/toolcalling.h"

namespace network {

using namespace Qt::StringLiterals;

QString toWire(ToolCalling calling)
{
    switch (calling) {
    case ToolCalling::Contract: return u"contract"_s;
    case ToolCalling::Auto: return u"auto"_s;
    default: return u"native"_s;
    }
}

std::optional<ToolCalling> toolCallingFromWire(QStringView name)
{
    for (const ToolCalling calling : {ToolCalling::Native, ToolCalling::Contract, ToolCalling::Auto}) {
        if (name == toWire(calling))
            return calling;
    }
    return {};
}

} // namespace network
