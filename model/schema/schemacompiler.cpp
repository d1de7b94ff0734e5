// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemacompiler.h"

#include "model/schema/schemacycles.h"

#include <QCoreApplication>

#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SchemaCompilerTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaCompiler)
};

} // namespace

Result<SchemaGraph> SchemaCompiler::compile(const SchemaPlace &root)
{
    nodeAt(root);
    for (std::size_t next = 0; next < m_places.size() && !m_error; ++next) {
        SchemaNode node;
        m_place = m_places[next];
        read(node);
        m_graph.nodes[next] = std::move(node);
        if (m_references.isBeyondBounds())
            refuse({}, SchemaCompilerTexts::tr("has too many schemas in it"));
        if (next + 1 == m_places.size())
            addDynamicAnchors();
    }
    if (!m_error) {
        if (const int node = nodeInCycle(m_graph); node != SchemaNode::none)
            refuse(m_graph.nodes[node].path, SchemaCompilerTexts::tr("refers to itself without an end"));
    }
    if (m_error)
        return tl::unexpected(*m_error);
    return std::move(m_graph);
}

int SchemaCompiler::nodeAt(const SchemaPlace &place)
{
    const auto known = m_indexes.constFind(place.schema);
    if (known != m_indexes.constEnd())
        return *known;
    if (m_places.size() == mostNodes) {
        refuse(place.path, SchemaCompilerTexts::tr("is one schema too many; the schema is too large"));
        return SchemaNode::none;
    }
    const int index = int(m_places.size());
    m_indexes.insert(place.schema, index);
    m_places.push_back(place);
    m_graph.nodes.emplace_back();
    return index;
}

void SchemaCompiler::addDynamicAnchors()
{
    const bool isAnyAsked = std::any_of(
        m_graph.nodes.begin(), m_graph.nodes.end(), [](const SchemaNode &node) { return !node.dynamicAnchor.isEmpty(); });
    if (!isAnyAsked)
        return;
    for (const auto &[key, place] : m_references.dynamicAnchors())
        m_graph.dynamicAnchors[key] = nodeAt(place);
}

void SchemaCompiler::read(SchemaNode &node)
{
    node.resource = m_place.resource;
    node.path = m_place.path;
    if (const auto *isAccepting = m_place.schema->get_ptr<const bool *>()) {
        node.kind = *isAccepting ? SchemaNode::Kind::AcceptsAll : SchemaNode::Kind::AcceptsNothing;
        return;
    }
    if (!m_place.schema->is_object()) {
        refuse(m_place.path, SchemaCompilerTexts::tr("must be a schema: an object, true or false"));
        return;
    }
    readReferences(node);
    if (m_place.dialect.isDraft7 && node.reference != SchemaNode::none)
        return; // In draft 7 nothing beside a $ref counts.
    if (m_place.dialect.hasAssertions) {
        readTypes(node);
        readNumbers(node);
        readCounts(node);
        readNames(node);
    }
    readObjectSchemas(node);
    readArraySchemas(node);
    readCombinations(node);
    readDependencies(node);
    readDefault(node);
    readFormat(node);
    readContent(node);
    noteUnchecked();
}

void SchemaCompiler::readReferences(SchemaNode &node)
{
    if (const Json *reference = keyword("$ref"))
        node.reference = target(*reference, "$ref");
    const Json *dynamic = keyword("$dynamicRef");
    if (dynamic && !m_place.dialect.isDraft7)
        node.dynamicReference = target(*dynamic, "$dynamicRef", &node.dynamicAnchor);
}

int SchemaCompiler::target(const Json &reference, const char *keyword, QString *dynamicAnchor)
{
    const QString path = m_place.path + pointerStep(keyword);
    const auto *text = reference.get_ptr<const std::string *>();
    if (!text) {
        refuse(path, SchemaCompilerTexts::tr("must be a string"));
        return SchemaNode::none;
    }
    const QString uri = textOf(*text);
    const std::optional<SchemaPlace> place = m_references.find(m_place.resource, uri);
    if (!place) {
        const QString problem = SchemaCompilerTexts::tr("refers to “%1”, which is neither in the schema nor registered");
        refuse(path, problem.arg(uri));
        return SchemaNode::none;
    }
    if (dynamicAnchor)
        *dynamicAnchor = m_references.dynamicAnchorNamed(uri, *place);
    return nodeAt(*place);
}

int SchemaCompiler::schemaIn(const Json &value, const QString &step)
{
    return nodeAt(m_references.within(m_place, value, step));
}

int SchemaCompiler::child(const char *name)
{
    const Json *value = keyword(name);
    return value ? schemaIn(*value, pointerStep(name)) : SchemaNode::none;
}

std::vector<int> SchemaCompiler::children(const char *name)
{
    std::vector<int> nodes;
    const Json *list = keyword(name);
    if (list && !list->is_array())
        refuse(m_place.path + pointerStep(name), SchemaCompilerTexts::tr("must be a list of schemas"));
    for (std::size_t at = 0; list && list->is_array() && at < list->size(); ++at)
        nodes.push_back(schemaIn((*list)[at], pointerStep(name) + u"/%1"_s.arg(at)));
    return nodes;
}

void SchemaCompiler::forEachNamed(const char *name, const std::function<void(const std::string &, const Json &, const QString &)> &visit)
{
    const Json *members = keyword(name);
    if (!members)
        return;
    if (!members->is_object()) {
        refuse(m_place.path + pointerStep(name), SchemaCompilerTexts::tr("must be an object of schemas"));
        return;
    }
    for (auto member = members->begin(); member != members->end(); ++member)
        visit(member.key(), *member, pointerStep(name) + pointerStep(member.key()));
}

void SchemaCompiler::readObjectSchemas(SchemaNode &node)
{
    forEachNamed("properties",
        [&](const std::string &name, const Json &schema, const QString &step) { node.properties[name] = schemaIn(schema, step); });
    forEachNamed("patternProperties", [&](const std::string &name, const Json &schema, const QString &step) {
        if (const auto compiled = pattern(textOf(name), m_place.path + step))
            node.patternProperties.emplace_back(*compiled, schemaIn(schema, step));
    });
    node.additionalProperties = child("additionalProperties");
    node.propertyNames = child("propertyNames");
    if (!m_place.dialect.isDraft7)
        node.unevaluatedProperties = child("unevaluatedProperties");
}

void SchemaCompiler::readArraySchemas(SchemaNode &node)
{
    const Json *items = keyword("items");
    const bool isTuple = items && items->is_array();
    if (!m_place.dialect.isDraft7 && !m_place.dialect.isDraft2019 && keyword("prefixItems")) {
        node.prefixItems = children("prefixItems");
        node.items = child("items");
    } else {
        // A list of items is how drafts before 2020-12 said prefixItems; servers still send it under the newer name.
        node.prefixItems = isTuple ? children("items") : std::vector<int>();
        node.items = isTuple ? child("additionalItems") : child("items");
    }
    node.contains = child("contains");
    if (m_place.dialect.isDraft7)
        return;
    node.doesContainsEvaluate = !m_place.dialect.isDraft2019;
    if (m_place.dialect.hasAssertions) {
        node.minContains = count("minContains").value_or(1);
        node.maxContains = count("maxContains");
    }
    node.unevaluatedItems = child("unevaluatedItems");
}

void SchemaCompiler::readCombinations(SchemaNode &node)
{
    node.allOf = children("allOf");
    node.anyOf = children("anyOf");
    node.oneOf = children("oneOf");
    node.negated = child("not");
    node.condition = child("if");
    if (node.condition != SchemaNode::none) {
        node.consequence = child("then");
        node.alternative = child("else");
    }
}

void SchemaCompiler::readDependencies(SchemaNode &node)
{
    // 2020-12 has two keywords for what `dependencies` was; it is still understood, as its metaschema recommends.
    forEachNamed("dependencies", [&](const std::string &name, const Json &value, const QString &step) {
        if (value.is_array())
            node.dependentRequired.emplace_back(name, names(value, m_place.path + step));
        else
            node.dependentSchemas.emplace_back(name, schemaIn(value, step));
    });
    if (m_place.dialect.isDraft7)
        return;
    forEachNamed("dependentSchemas", [&](const std::string &name, const Json &value, const QString &step) {
        node.dependentSchemas.emplace_back(name, schemaIn(value, step));
    });
    if (!m_place.dialect.hasAssertions)
        return;
    forEachNamed("dependentRequired", [&](const std::string &name, const Json &value, const QString &step) {
        node.dependentRequired.emplace_back(name, names(value, m_place.path + step));
    });
}

void SchemaCompiler::noteUnchecked()
{
    static constexpr std::array always {"contentSchema", "$recursiveRef"};
    static constexpr std::array newer {"$dynamicRef", "dependentRequired", "dependentSchemas", "maxContains", "minContains", "prefixItems",
        "unevaluatedItems", "unevaluatedProperties"};
    const auto note = [this](const char *name) {
        if (keyword(name))
            m_graph.notChecked.append(m_place.path + pointerStep(name));
    };
    std::for_each(always.begin(), always.end(), note);
    if (m_place.dialect.isDraft2019 && keyword("prefixItems"))
        note("prefixItems");
    if (m_place.dialect.isDraft7)
        std::for_each(newer.begin(), newer.end(), note);
}

void SchemaCompiler::refuse(const QString &path, const QString &problem)
{
    if (m_error)
        return;
    const QString where = path.isEmpty() ? SchemaCompilerTexts::tr("The schema") : path;
    m_error = Error {ErrorCategory::Validation, where + u' ' + problem + u'.'};
}

} // namespace model
