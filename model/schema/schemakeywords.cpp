// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemakeywords.h"

#include <QString>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

KeywordHolds whatHolds(QStringView keyword)
{
    static constexpr std::array<std::pair<QLatin1StringView, KeywordHolds>, 27> keywords {{
        {"$defs"_L1, KeywordHolds::NamedSchemas},
        {"additionalItems"_L1, KeywordHolds::Schema},
        {"additionalProperties"_L1, KeywordHolds::Schema},
        {"allOf"_L1, KeywordHolds::SchemaList},
        {"anyOf"_L1, KeywordHolds::SchemaList},
        {"const"_L1, KeywordHolds::Values},
        {"contains"_L1, KeywordHolds::Schema},
        {"contentSchema"_L1, KeywordHolds::Schema},
        {"default"_L1, KeywordHolds::Values},
        {"definitions"_L1, KeywordHolds::NamedSchemas},
        {"dependencies"_L1, KeywordHolds::NamedSchemas},
        {"dependentSchemas"_L1, KeywordHolds::NamedSchemas},
        {"else"_L1, KeywordHolds::Schema},
        {"enum"_L1, KeywordHolds::Values},
        {"example"_L1, KeywordHolds::Values},
        {"examples"_L1, KeywordHolds::Values},
        {"if"_L1, KeywordHolds::Schema},
        {"items"_L1, KeywordHolds::SchemaOrList},
        {"not"_L1, KeywordHolds::Schema},
        {"oneOf"_L1, KeywordHolds::SchemaList},
        {"patternProperties"_L1, KeywordHolds::NamedSchemas},
        {"prefixItems"_L1, KeywordHolds::SchemaList},
        {"properties"_L1, KeywordHolds::NamedSchemas},
        {"propertyNames"_L1, KeywordHolds::Schema},
        {"then"_L1, KeywordHolds::Schema},
        {"unevaluatedItems"_L1, KeywordHolds::Schema},
        {"unevaluatedProperties"_L1, KeywordHolds::Schema},
    }};
    const auto known = std::find_if(keywords.begin(), keywords.end(), [keyword](const auto &each) { return each.first == keyword; });
    return known == keywords.end() ? KeywordHolds::Other : known->second;
}

} // namespace model
