// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Validating a call's arguments against bare valijson on the same compiled schema; both read the text first.

#include "model/schema/jsonschema.h"
#include "tests/benchmarks/barevalijson.h"
#include "tests/benchmarks/measurement.h"

#include <cstdio>

namespace {

constexpr int calls = 5000;

// A tool as servers describe them: nested objects, a list, an enumeration, bounds.
const char schemaText[] = R"({"type":"object","additionalProperties":false,"required":["path","query"],"properties":{
    "path":{"type":"string","minLength":1,"maxLength":4096},
    "query":{"type":"string","description":"What to look for"},
    "mode":{"type":"string","enum":["literal","words","expression"]},
    "limit":{"type":"integer","minimum":1,"maximum":1000},
    "score":{"type":"number","exclusiveMinimum":0},
    "include":{"type":"array","maxItems":50,"items":{"type":"string"}},
    "range":{"type":"object","required":["from"],"properties":{"from":{"type":"integer"},"to":{"type":"integer"}}},
    "filters":{"type":"array","items":{"type":"object","required":["field"],"properties":{
        "field":{"type":"string"},"equals":{"type":["string","number","boolean","null"]}}}}}})";

const char argumentText[] = R"({"path":"/home/ada/notes/2024","query":"compiler warnings","mode":"words","limit":200,"score":0.25,
    "include":["*.md","*.txt","*.cpp","*.h"],"range":{"from":1,"to":4096},
    "filters":[{"field":"author","equals":"ada"},{"field":"year","equals":2024},{"field":"draft","equals":false}]})";

} // namespace

int main(int argc, char **argv)
{
    const auto schema = model::JsonText::parse(QByteArray(schemaText));
    const auto arguments = model::JsonText::parse(QByteArray(argumentText));
    const auto guarded = model::JsonSchema::compile(*schema);
    const benchmark::BareValijson bare(schemaText);
    if (!guarded || !(*guarded)->validate(*arguments).isEmpty() || !bare.accepts(argumentText)) {
        std::fputs("the arguments were expected to be valid\n", stderr);
        return 1;
    }

    const auto pair = benchmark::compare(
        7,
        [&] {
            for (int call = 0; call < calls; ++call)
                (void)(*guarded)->validate(*arguments);
        },
        [&] {
            for (int call = 0; call < calls; ++call)
                (void)bare.accepts(argumentText);
        });
    return benchmark::report({{"validating arguments", pair.measured * 1e3 / calls, pair.reference * 1e3 / calls, "us", 2}}, argc, argv);
}
