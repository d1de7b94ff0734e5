// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemacycles.h"

namespace model {

namespace {

std::vector<int> schemasForTheSameValue(const SchemaNode &node)
{
    std::vector<int> nodes {node.reference, node.negated, node.condition, node.consequence, node.alternative};
    if (node.dynamicAnchor.isEmpty())
        nodes.push_back(node.dynamicReference);
    for (const std::vector<int> *list : {&node.allOf, &node.anyOf, &node.oneOf})
        nodes.insert(nodes.end(), list->begin(), list->end());
    for (const auto &[name, schema] : node.dependentSchemas)
        nodes.push_back(schema);
    std::erase(nodes, SchemaNode::none);
    return nodes;
}

} // namespace

int nodeInCycle(const SchemaGraph &graph)
{
    enum class State { New, Open, Done };
    std::vector<State> states(graph.nodes.size(), State::New);
    // Depth first, with the path from the start and what is left to visit of each node on it.
    std::vector<std::pair<int, std::vector<int>>> path;
    const auto open = [&](int node) {
        states[std::size_t(node)] = State::Open;
        path.emplace_back(node, schemasForTheSameValue(graph.nodes[std::size_t(node)]));
    };
    for (std::size_t start = 0; start < graph.nodes.size(); ++start) {
        if (states[start] == State::New)
            open(int(start));
        while (!path.empty()) {
            auto &[node, left] = path.back();
            if (left.empty()) {
                states[std::size_t(node)] = State::Done;
                path.pop_back();
                continue;
            }
            const int next = left.back();
            left.pop_back();
            if (states[std::size_t(next)] == State::Open)
                return next;
            if (states[std::size_t(next)] == State::New)
                open(next);
        }
    }
    return SchemaNode::none;
}

} // namespace model
