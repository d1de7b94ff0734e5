// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/barevalijson.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace benchmark {

struct BareValijson::Compiled {
    valijson::Schema schema;
};

BareValijson::BareValijson(const std::string &schema)
    : m_compiled(std::make_unique<Compiled>())
{
    const nlohmann::json document = nlohmann::json::parse(schema);
    const valijson::adapters::NlohmannJsonAdapter adapter(document);
    valijson::SchemaParser().populateSchema(adapter, m_compiled->schema);
}

BareValijson::~BareValijson() = default;

bool BareValijson::accepts(const std::string &text) const
{
    const nlohmann::json document = nlohmann::json::parse(text);
    const valijson::adapters::NlohmannJsonAdapter adapter(document);
    valijson::Validator validator;
    return validator.validate(m_compiled->schema, adapter, nullptr);
}

} // namespace benchmark
