// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/pattern.h"

namespace model {

const GramValue *Subject::property(QStringView key) const
{
    const GramProperty *property = find(properties, key);
    return property ? &property->value : nullptr;
}

} // namespace model
