// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/schemacompiler.h"

#include <QCoreApplication>

#include <array>

namespace model {

using namespace Qt::StringLiterals;

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

//! \return a node that is reached from itself over schemas for the same value only, on which a validator would go round for
//! ever, or SchemaNode::none. References that depend on the dynamic scope are left to the evaluator's bound on its depth.
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

struct SchemaCompilerTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaCompiler)
};

int typeNamed(const Json &name)
{
    static const std::array<std::pair<const char *, int>, 7> types {
        {{"null", SchemaNode::Null}, {"boolean", SchemaNode::Boolean}, {"integer", SchemaNode::Integer}, {"number", SchemaNode::Number},
            {"string", SchemaNode::String}, {"array", SchemaNode::Array}, {"object", SchemaNode::Object}}};
    const auto *text = name.get_ptr<const std::string *>();
    for (const auto &[known, type] : types) {
        if (text && *text == known)
            return type;
    }
    return 0;
}

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

void SchemaCompiler::readTypes(SchemaNode &node)
{
    node.constant = keyword("const");
    node.enumeration = keyword("enum");
    if (node.enumeration && !node.enumeration->is_array())
        refuse(m_place.path + u"/enum"_s, SchemaCompilerTexts::tr("must be a list of values"));
    const Json *type = keyword("type");
    if (!type)
        return;
    const Json alone = Json::array({*type});
    for (const Json &name : type->is_array() ? *type : alone) {
        const int known = typeNamed(name);
        node.types |= known;
        if (!known) {
            const QString problem = SchemaCompilerTexts::tr("names %1, which is not a type of JSON Schema");
            refuse(m_place.path + u"/type"_s, problem.arg(shortTextOf(name)));
        }
    }
}

const Json *SchemaCompiler::number(const char *name)
{
    const Json *value = keyword(name);
    if (value && !value->is_number())
        refuse(m_place.path + pointerStep(name), SchemaCompilerTexts::tr("must be a number"));
    return value;
}

void SchemaCompiler::readNumbers(SchemaNode &node)
{
    node.minimum = number("minimum");
    node.maximum = number("maximum");
    node.exclusiveMinimum = number("exclusiveMinimum");
    node.exclusiveMaximum = number("exclusiveMaximum");
    node.multipleOf = number("multipleOf");
    if (node.multipleOf && node.multipleOf->is_number() && compareNumbers(*node.multipleOf, Json(0)) <= 0)
        refuse(m_place.path + u"/multipleOf"_s, SchemaCompilerTexts::tr("must be greater than 0"));
}

std::optional<std::size_t> SchemaCompiler::count(const char *name)
{
    const Json *value = keyword(name);
    const std::optional<std::size_t> count = value ? countOf(*value) : std::nullopt;
    if (value && !count)
        refuse(m_place.path + pointerStep(name), SchemaCompilerTexts::tr("must be a whole number of 0 or more"));
    return count;
}

void SchemaCompiler::readCounts(SchemaNode &node)
{
    node.minLength = count("minLength");
    node.maxLength = count("maxLength");
    node.minItems = count("minItems");
    node.maxItems = count("maxItems");
    node.minProperties = count("minProperties");
    node.maxProperties = count("maxProperties");
    if (const Json *unique = keyword("uniqueItems")) {
        if (!unique->is_boolean())
            refuse(m_place.path + u"/uniqueItems"_s, SchemaCompilerTexts::tr("must be true or false"));
        node.hasUniqueItems = *unique == Json(true);
    }
}

void SchemaCompiler::readNames(SchemaNode &node)
{
    if (const Json *required = keyword("required"))
        node.required = names(*required, m_place.path + u"/required"_s);
    if (const Json *expression = keyword("pattern")) {
        if (const auto *text = expression->get_ptr<const std::string *>())
            node.pattern = pattern(textOf(*text), m_place.path + u"/pattern"_s);
        else
            refuse(m_place.path + u"/pattern"_s, SchemaCompilerTexts::tr("must be a string"));
    }
}

std::vector<std::string> SchemaCompiler::names(const Json &list, const QString &path)
{
    std::vector<std::string> texts;
    for (const Json &name : list) {
        if (const auto *text = name.get_ptr<const std::string *>(); text && list.is_array())
            texts.push_back(*text);
    }
    if (!list.is_array() || texts.size() != list.size())
        refuse(path, SchemaCompilerTexts::tr("must be a list of strings"));
    return texts;
}

std::optional<SchemaPattern> SchemaCompiler::pattern(const QString &text, const QString &path)
{
    Result<SchemaPattern> compiled = SchemaPattern::compile(text);
    if (compiled)
        return *std::move(compiled);
    if (compiled.error().category == ErrorCategory::Execution && path.endsWith(u"/pattern")) {
        m_graph.notChecked.append(path);
        return std::nullopt;
    }
    const QString problem = SchemaCompilerTexts::tr("is not a regular expression that can be checked: %1");
    refuse(path, problem.arg(compiled.error().message));
    return std::nullopt;
}

void SchemaCompiler::readFormat(SchemaNode &node)
{
    const Json *format = keyword("format");
    const auto *name = format ? format->get_ptr<const std::string *>() : nullptr;
    node.format = name ? schemaFormatNamed(*name) : std::nullopt;
    // What a schema says of patterns has to be so wherever schemas are values.
    const bool isOfPatterns = node.format == SchemaFormat::Regex && m_references.isMetaschema(m_place.resource);
    node.assertsFormat = node.format && (m_place.dialect.assertsFormats || isOfPatterns);
    m_graph.hasFormats = m_graph.hasFormats || node.format;
    m_graph.assertsFormats = m_graph.assertsFormats || node.assertsFormat;
    if (format && !node.format)
        m_graph.notChecked.append(m_place.path + u"/format"_s);
    else if (format && !node.assertsFormat)
        m_graph.formats.append(m_place.path + u"/format"_s);
}

//! Draft 7 lets them be assertions; later ones have them say something only.
void SchemaCompiler::readContent(SchemaNode &node)
{
    const auto says = [this](const char *name, const Json &value) {
        const Json *own = m_place.dialect.isDraft7 ? keyword(name) : nullptr;
        const bool isSaid = own && *own == value;
        if (keyword(name) && !isSaid)
            m_graph.notChecked.append(m_place.path + pointerStep(name));
        return isSaid;
    };
    node.isBase64 = says("contentEncoding", "base64");
    node.isJson = says("contentMediaType", "application/json");
}

void SchemaCompiler::readDefault(SchemaNode &node)
{
    if (const Json *value = keyword("default"))
        node.defaultText = m_references.textOf(*value).toByteArray();
}

} // namespace model
