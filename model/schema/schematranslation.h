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
//! Who decides what. Valijson: schemas made of type, const, enum, the bounds of numbers, lengths and counts, properties,
//! additionalProperties, propertyNames, required, dependentRequired, items, prefixItems, plain contains, allOf, anyOf, true, false, and
//! $ref to such ones. That is what tools ask of their arguments, nearly always. Its yes ends the matter; valijson 1.0 sometimes says no
//! wrongly (to 1.0 as an integer, for one), so the evaluator looks at each no again, and finds its words and places.
//!
//! The evaluator alone: schemas with pattern or patternProperties (std::regex), multipleOf, uniqueItems (valijson's time grows with the
//! square), what counts a no as a yes (not, oneOf, if, contains with bounds), dependentSchemas, what asks what others have looked at
//! (unevaluated…), $dynamicRef, contents, formats where these are asked for, numbers beyond 2^53 in schema or value, members named as
//! the keywords $ref, $id and id; those that are recursive, or beyond 2,000 schemas with references put in place; and whatever holds one of
//! these, but not what stands beside it. That both say the same of all the suite, tst_jsonschemasuite holds.
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
