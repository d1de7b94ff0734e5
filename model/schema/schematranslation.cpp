// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schematranslation.h"

#include "model/schema/valijsonschema.h"

#include <array>

namespace model {

namespace {

//! Schemas in one translation, references put in place.
constexpr std::size_t mostTranslated = 2000;
constexpr std::size_t mostTranslatedInAll = 20'000;
constexpr int deepestTranslation = 200;

bool isExact(const Json *value)
{
    return !value || ValijsonSchema::readsExactly(*value);
}

} // namespace

std::vector<int> schemasOf(const SchemaNode &node)
{
    std::vector<int> nodes {node.additionalProperties, node.propertyNames, node.unevaluatedProperties, node.items, node.contains,
        node.unevaluatedItems, node.reference, node.dynamicReference, node.negated, node.condition, node.consequence, node.alternative};
    for (const std::vector<int> *list : {&node.prefixItems, &node.allOf, &node.anyOf, &node.oneOf})
        nodes.insert(nodes.end(), list->begin(), list->end());
    for (const auto &[name, schema] : node.properties)
        nodes.push_back(schema);
    for (const auto &[pattern, schema] : node.patternProperties)
        nodes.push_back(schema);
    for (const auto &[name, schema] : node.dependentSchemas)
        nodes.push_back(schema);
    std::erase(nodes, SchemaNode::none);
    return nodes;
}

void SchemaTranslation::run()
{
    std::vector<bool> isSeen(m_graph.nodes.size());
    std::vector<int> waiting {0};
    while (!waiting.empty()) {
        const int index = waiting.back();
        waiting.pop_back();
        if (isSeen[std::size_t(index)])
            continue;
        isSeen[std::size_t(index)] = true;
        SchemaNode &node = m_graph.nodes[std::size_t(index)];
        m_size = 0;
        if (node.kind == SchemaNode::Kind::Rules && m_sizeOfAll < mostTranslatedInAll && isFit(index)) {
            const Json schema = translated(index);
            m_sizeOfAll += m_size;
            node.valijson = m_size <= mostTranslated ? ValijsonSchema::compile(schema, m_size) : nullptr;
        }
        if (node.valijson)
            continue;
        for (const int next : schemasOf(node))
            waiting.push_back(next);
    }
}

bool SchemaTranslation::isFit(int index)
{
    Fitness &fitness = m_isFit[std::size_t(index)];
    if (fitness == Fitness::Unknown) {
        const SchemaNode &node = m_graph.nodes[std::size_t(index)];
        fitness = Fitness::Open;
        bool fits = ++m_depth <= deepestTranslation && hasOnlySoundRules(node);
        for (const int next : schemasOf(node))
            fits = fits && isFit(next);
        --m_depth;
        fitness = fits ? Fitness::Fit : Fitness::Unfit;
    }
    // A schema that is being looked at and is met again is recursive.
    return fitness == Fitness::Fit;
}

bool SchemaTranslation::hasOnlySoundRules(const SchemaNode &node) const
{
    const bool hasBoundedContains = node.contains != SchemaNode::none && (node.minContains != 1 || node.maxContains);
    const bool isAboutOthers = node.unevaluatedItems != SchemaNode::none || node.unevaluatedProperties != SchemaNode::none
        || node.dynamicReference != SchemaNode::none;
    const bool countsNo = !node.oneOf.empty() || node.negated != SchemaNode::none || node.condition != SchemaNode::none;
    const bool isSlow = node.pattern || node.isBase64 || node.isJson || !node.patternProperties.empty() || node.hasUniqueItems;
    // valijson looks for these names among the keywords.
    const bool hasKeywordAsName = node.properties.count("$ref") || node.properties.count("$id") || node.properties.count("id");
    for (const Json *value : {node.constant, node.enumeration, node.minimum, node.maximum, node.exclusiveMinimum, node.exclusiveMaximum}) {
        if (!isExact(value))
            return false;
    }
    return !hasBoundedContains && !isAboutOthers && !countsNo && !isSlow && !hasKeywordAsName && !node.multipleOf
        && node.dependentSchemas.empty();
}

Json SchemaTranslation::translated(int index)
{
    const SchemaNode &node = m_graph.nodes[std::size_t(index)];
    if (node.kind != SchemaNode::Kind::Rules)
        return Json(node.kind == SchemaNode::Kind::AcceptsAll);
    if (++m_size > mostTranslated)
        return Json(false); // Not used: run() looks at the size.
    Json schema = Json::object();
    translateAssertions(node, schema);
    translateMembers(node, schema);
    Json all = translatedList(node.allOf);
    if (node.reference != SchemaNode::none)
        all.push_back(translated(node.reference));
    if (!all.empty())
        schema["allOf"] = std::move(all);
    if (!node.anyOf.empty())
        schema["anyOf"] = translatedList(node.anyOf);
    return schema;
}

void SchemaTranslation::translateAssertions(const SchemaNode &node, Json &schema)
{
    static constexpr std::array names {"null", "boolean", "integer", "number", "string", "array", "object"};
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (node.types & (1 << at))
            schema["type"].push_back(names[at]);
    }
    const std::array<std::pair<const char *, const Json *>, 6> values {
        {{"const", node.constant}, {"enum", node.enumeration}, {"minimum", node.minimum}, {"maximum", node.maximum},
            {"exclusiveMinimum", node.exclusiveMinimum}, {"exclusiveMaximum", node.exclusiveMaximum}}};
    for (const auto &[keyword, value] : values) {
        if (value) {
            schema[keyword] = *value;
            m_size += value->size();
        }
    }
    const std::array<std::pair<const char *, std::optional<std::size_t>>, 6> counts {
        {{"minLength", node.minLength}, {"maxLength", node.maxLength}, {"minItems", node.minItems}, {"maxItems", node.maxItems},
            {"minProperties", node.minProperties}, {"maxProperties", node.maxProperties}}};
    for (const auto &[keyword, count] : counts) {
        if (count)
            schema[keyword] = std::int64_t(std::min(*count, std::size_t(1) << 53));
    }
}

void SchemaTranslation::translateMembers(const SchemaNode &node, Json &schema)
{
    if (!node.required.empty())
        schema["required"] = node.required;
    for (const auto &[name, names] : node.dependentRequired) {
        for (const std::string &required : names)
            schema["dependencies"][name].push_back(required);
    }
    for (const auto &[name, property] : node.properties)
        schema["properties"][name] = translated(property);
    if (!node.prefixItems.empty())
        schema["items"] = translatedList(node.prefixItems);
    const char *rest = node.prefixItems.empty() ? "items" : "additionalItems";
    const std::array<std::pair<const char *, int>, 4> others {{{"additionalProperties", node.additionalProperties},
        {"propertyNames", node.propertyNames}, {rest, node.items}, {"contains", node.contains}}};
    for (const auto &[keyword, other] : others) {
        if (other != SchemaNode::none)
            schema[keyword] = translated(other);
    }
}

Json SchemaTranslation::translatedList(const std::vector<int> &nodes)
{
    Json list = Json::array();
    for (const int node : nodes)
        list.push_back(translated(node));
    return list;
}

} // namespace model
