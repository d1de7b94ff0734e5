// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What it costs a turn to bind an agent's tools, all 200 of them with arguments of their own: found in the library and among all tools,
// compared, compiled and made a set. The reference is what cannot be left out: each schema read as JSON and compiled once.

#include "invocables/agents/toolbinder.h"
#include "invocables/builtin/builtininvocables.h"
#include "tests/benchmarks/measurement.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace invocables;

namespace {

constexpr int tools = 200;
constexpr int turns = 10;

//! As a tool of a server describes its arguments; `more` is what makes the specification's another.
model::JsonText schemaOf(int number, const QByteArray &more)
{
    return model::JsonText::trusted(R"({"type":"object","properties":{"path":{"type":"string")" + more
        + R"(},"mode":{"type":"string","enum":["read","write"],"default":"read"},"lines":{"type":"array","items":{"type":"integer"}},"limit)"
        + QByteArray::number(number) + R"(":{"type":"integer"}},"required":["path"]})");
}

Ensemble ensembleOf(model::ToolLibrary &library, model::AgentPart &agent)
{
    Ensemble ensemble;
    ensemble.name = u"bench"_s;
    for (int number = 0; number < tools; ++number) {
        auto invoker = std::make_shared<Invoker>();
        invoker->ensemble = ensemble.name;
        invoker->name = u"tool_%1"_s.arg(number);
        invoker->description = u"Does something"_s;
        invoker->argumentsJson = schemaOf(number, R"(,"minLength":1)");
        invoker->schema = *model::JsonSchema::compile(invoker->argumentsJson);
        ensemble.invokers.append(invoker);
        const QString name = u"wanted_%1"_s.arg(number);
        agent.tools.append({name, u"Does something"_s, {}, schemaOf(number, {}), {}});
        library.bindings.append({name, invoker->scopedName()});
    }
    return ensemble;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    model::ToolLibrary library;
    model::AgentPart agent {u"bench"_s};
    const Toolset all({ensembleOf(library, agent)});
    const auto once = ToolBinder::toolsFor(agent, &library, all);
    if (!once || (*once)->declarations({}).size() != tools) {
        std::fputs("all tools were expected to be bound\n", stderr);
        return 1;
    }
    const auto bound = benchmark::compare(
        7,
        [&] {
            for (int turn = 0; turn < turns; ++turn)
                (void)ToolBinder::toolsFor(agent, &library, all);
        },
        [&] {
            for (int turn = 0; turn < turns; ++turn) {
                for (const model::ToolSpecification &tool : std::as_const(agent.tools)) {
                    (void)tool.schema.read();
                    (void)model::JsonSchema::compile(tool.schema);
                }
            }
        });
    return benchmark::report({{"binding an agent's 200 tools", bound.measured / turns, bound.reference / turns, "ms", 3}}, argc, argv);
}
