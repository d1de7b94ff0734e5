// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemagraph.h"

#include <optional>

namespace model {

//! Gives to valijson the largest schemas of a graph that it can be trusted with, rewritten in the draft 7 it knows: references are
//! put in place of what they point at, siblings of a reference go into an allOf, prefixItems become items, dependentRequired
//! becomes dependencies.
//!
//! valijson 1.0 sometimes says no wrongly (to 1.0 as an integer, for one), and the evaluator looks at each no again. Its yes must be
//! right. So it gets no pattern (std::regex), no multipleOf, no uniqueItems (its time grows with the square), nothing that counts
//! a no as a yes (not, oneOf, if, contains with bounds), nothing that asks what others have looked at, and no numbers beyond
//! 2^53. A schema that is recursive or large in place of its references is left to the evaluator, and so is what holds it.
class SchemaTranslation final
{
public:
    explicit SchemaTranslation(SchemaGraph &graph)
        : m_graph(graph)
        , m_isFit(graph.nodes.size(), Fitness::Unknown)
    {
    }

    //! Sets SchemaNode::valijson where it can be set; not within a schema that has it as a whole.
    void run();

private:
    enum class Fitness { Unknown, Open, Fit, Unfit };

    bool isFit(int node);
    bool hasOnlySoundRules(const SchemaNode &node) const;
    Json translated(int node);
    void translateAssertions(const SchemaNode &node, Json &schema);
    void translateMembers(const SchemaNode &node, Json &schema);
    Json translatedList(const std::vector<int> &nodes);

    SchemaGraph &m_graph;
    std::vector<Fitness> m_isFit;
    int m_depth = 0;
    std::size_t m_size = 0;
    std::size_t m_sizeOfAll = 0;
};

//! The nodes that a node's rules refer to, all of them.
std::vector<int> schemasOf(const SchemaNode &node);

} // namespace model
