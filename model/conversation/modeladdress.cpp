// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/modeladdress.h"

namespace model {

std::optional<ModelAddress> ModelAddress::parse(QStringView text)
{
    const qsizetype slash = text.indexOf(u'/');
    if (slash <= 0 || slash + 1 == text.size())
        return {};
    return ModelAddress {text.first(slash).toString(), text.sliced(slash + 1).toString()};
}

} // namespace model
