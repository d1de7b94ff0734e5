// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/valijsonschema.h"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <algorithm>
#include <exception>

namespace model {

struct ValijsonSchema::Compiled {
    valijson::Schema schema;
};

ValijsonSchema::ValijsonSchema(std::unique_ptr<Compiled> compiled, std::size_t size)
    : m_compiled(std::move(compiled))
    , m_size(size)
{
}

ValijsonSchema::~ValijsonSchema() = default;

std::shared_ptr<const ValijsonSchema> ValijsonSchema::compile(const Json &schema, std::size_t size)
{
    auto compiled = std::make_unique<Compiled>();
    try {
        valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(schema), compiled->schema);
    } catch (const std::exception &) {
        return nullptr;
    }
    return std::shared_ptr<const ValijsonSchema>(new ValijsonSchema(std::move(compiled), size));
}

bool ValijsonSchema::accepts(const Json &value) const
{
    try {
        valijson::Validator validator;
        return validator.validate(m_compiled->schema, valijson::adapters::NlohmannJsonAdapter(value), nullptr);
    } catch (const std::exception &) {
        return false;
    }
}

bool ValijsonSchema::readsExactly(const Json &value)
{
    constexpr std::uint64_t exactInDoubles = std::uint64_t(1) << 53;
    if (const auto *number = value.get_ptr<const Json::number_unsigned_t *>())
        return *number <= exactInDoubles;
    if (const auto *number = value.get_ptr<const Json::number_integer_t *>())
        return *number >= -std::int64_t(exactInDoubles) && *number <= std::int64_t(exactInDoubles);
    return !value.is_structured() || std::all_of(value.begin(), value.end(), readsExactly);
}

} // namespace model
