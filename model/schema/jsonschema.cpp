// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonschema.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/jsonwriter.h"
#include "model/schema/schemacompiler.h"
#include "model/schema/schemaevaluator.h"
#include "model/schema/schemagraph.h"
#include "model/schema/schematranslation.h"
#include "model/schema/schemavalues.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <vector>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype largestSchema = qsizetype(4) * 1024 * 1024;
constexpr int deepestSchema = 256;

struct JsonSchemaTexts {
    Q_DECLARE_TR_FUNCTIONS(JsonSchema)
    PARLANCE_PHRASED
};

bool isNestedTooDeeply(const QByteArray &text)
{
    JsonScanner scanner(text);
    int depth = 0;
    for (JsonScanner::Token token = scanner.next(); token != JsonScanner::Token::End; token = scanner.next()) {
        if (token == JsonScanner::Token::Broken)
            return false;
        if (token == JsonScanner::Token::BeginObject || token == JsonScanner::Token::BeginArray)
            ++depth;
        else if (token == JsonScanner::Token::EndObject || token == JsonScanner::Token::EndArray)
            --depth;
        if (depth > deepestSchema)
            return true;
    }
    return false;
}

constexpr int deepestFilling = 64;
//! A default in a default counts as this many levels, since a recursive schema would go on with them.
constexpr int depthOfDefault = 16;
constexpr qsizetype mostAddedBytes = qsizetype(1024) * 1024;

//! Fills in the `default`s of absent members: of objects that `properties` describe, also over references and allOf, and within
//! their members and elements. All else keeps its text. Made for one value; bounded in what it adds, since defaults in defaults can
//! grow without an end.
class SchemaDefaults final
{
public:
    explicit SchemaDefaults(const SchemaGraph &graph)
        : m_graph(graph)
    {
    }

    JsonText filled(const JsonText &value);

private:
    QByteArray filled(std::vector<int> schemas, const JsonText &value, int depth);
    QByteArray filledObject(const std::vector<int> &schemas, const JsonText &value, int depth);
    QByteArray filledArray(const std::vector<int> &schemas, const JsonText &value, int depth);
    //! The schemas themselves and those they refer to for the same value.
    std::vector<int> withReferred(std::vector<int> schemas) const;
    std::vector<int> memberSchemas(const std::vector<int> &schemas, const QString &name) const;
    QByteArray missingMembers(const std::vector<int> &schemas, const QList<std::pair<QString, JsonText>> &present, int depth);

    const SchemaNode &node(int index) const { return m_graph.nodes[std::size_t(index)]; }

    const SchemaGraph &m_graph;
    qsizetype m_added = 0;
};

JsonText SchemaDefaults::filled(const JsonText &value)
{
    const bool hasDefaults = std::any_of(
        m_graph.nodes.begin(), m_graph.nodes.end(), [](const SchemaNode &schema) { return !schema.defaultText.isEmpty(); });
    return hasDefaults ? JsonText::trusted(filled({0}, value, 0)) : value;
}

QByteArray SchemaDefaults::filled(std::vector<int> schemas, const JsonText &value, int depth)
{
    schemas = withReferred(std::move(schemas));
    if (schemas.empty() || depth > deepestFilling)
        return value.bytes();
    if (value.isObject())
        return filledObject(schemas, value, depth);
    return JsonScanner(value.bytes()).peek() == JsonScanner::Token::BeginArray ? filledArray(schemas, value, depth) : value.bytes();
}

std::vector<int> SchemaDefaults::withReferred(std::vector<int> schemas) const
{
    for (std::size_t at = 0; at < schemas.size(); ++at) {
        const SchemaNode &schema = node(schemas[at]);
        std::vector<int> further = schema.allOf;
        further.push_back(schema.reference);
        for (const int next : further) {
            if (next != SchemaNode::none && std::find(schemas.begin(), schemas.end(), next) == schemas.end())
                schemas.push_back(next);
        }
    }
    return schemas;
}

std::vector<int> SchemaDefaults::memberSchemas(const std::vector<int> &schemas, const QString &name) const
{
    std::vector<int> found;
    const std::string key = name.toStdString();
    for (const int index : schemas) {
        const SchemaNode &schema = node(index);
        const std::size_t before = found.size();
        if (const auto property = schema.properties.find(key); property != schema.properties.end())
            found.push_back(property->second);
        for (const auto &[pattern, inner] : schema.patternProperties) {
            if (pattern.match(key) == SchemaPattern::Verdict::Matches)
                found.push_back(inner);
        }
        if (found.size() == before && schema.additionalProperties != SchemaNode::none)
            found.push_back(schema.additionalProperties);
    }
    return found;
}

QByteArray SchemaDefaults::filledObject(const std::vector<int> &schemas, const JsonText &value, int depth)
{
    const QList<std::pair<QString, JsonText>> members = value.members();
    // White space and keys stay: only the values are exchanged, each at its place in the text.
    QByteArray out;
    qsizetype done = 0;
    const char *begin = value.bytes().constData();
    for (const auto &[name, piece] : value.pieces()) {
        const qsizetype at = piece.data() - begin;
        out += value.bytes().mid(done, at - done);
        out += filled(memberSchemas(schemas, name), JsonText::trusted(piece.toByteArray()), depth + 1);
        done = at + piece.size();
    }
    const QByteArray missing = missingMembers(schemas, members, depth);
    const QByteArray rest = value.bytes().mid(done);
    if (missing.isEmpty())
        return out + rest;
    return members.isEmpty() ? '{' + missing + '}' : out + ',' + missing + rest;
}

QByteArray SchemaDefaults::filledArray(const std::vector<int> &schemas, const JsonText &value, int depth)
{
    QByteArray out;
    qsizetype done = 0;
    std::size_t index = 0;
    for (const auto &[name, piece] : value.pieces()) {
        std::vector<int> inner;
        for (const int schema : schemas) {
            const std::vector<int> &prefix = node(schema).prefixItems;
            const int element = index < prefix.size() ? prefix[index] : node(schema).items;
            if (element != SchemaNode::none)
                inner.push_back(element);
        }
        const qsizetype at = piece.data() - value.bytes().constData();
        out += value.bytes().mid(done, at - done) + filled(inner, JsonText::trusted(piece.toByteArray()), depth + 1);
        done = at + piece.size();
        ++index;
    }
    return out + value.bytes().mid(done);
}

QByteArray SchemaDefaults::missingMembers(const std::vector<int> &schemas, const QList<std::pair<QString, JsonText>> &present, int depth)
{
    std::set<QString> names;
    for (const auto &[name, value] : present)
        names.insert(name);
    QByteArrayList added;
    for (const int schema : schemas) {
        for (const auto &[key, property] : node(schema).properties) {
            const QString name = textOf(key);
            QByteArray text;
            for (const int referred : withReferred({property})) {
                if (text.isEmpty())
                    text = node(referred).defaultText;
            }
            if (text.isEmpty() || m_added + text.size() > mostAddedBytes || !names.insert(name).second)
                continue;
            m_added += text.size() + name.size();
            added.append(
                JsonWriter::quoted(name) + ':' + filled(memberSchemas(schemas, name), JsonText::trusted(text), depth + depthOfDefault));
        }
    }
    return added.join(',');
}

} // namespace

Wording SchemaViolation::whole() const
{
    return Wording(u"%1: %2 (%3)"_s).arg(path.isEmpty() ? u"/"_s : path, message, rule);
}

struct JsonSchema::Compiled {
    // The graph points into the values that the references keep.
    std::unique_ptr<SchemaReferences> references;
    SchemaGraph graph;
};

JsonSchema::JsonSchema(const JsonText &text, std::unique_ptr<Compiled> compiled)
    : m_text(text)
    , m_compiled(std::move(compiled))
{
}

JsonSchema::~JsonSchema() = default;

Result<std::shared_ptr<const JsonSchema>> JsonSchema::compile(const JsonText &schema, Draft draft, const Documents &documents)
{
    return compiled(schema, draft, documents).map([](std::unique_ptr<Compiled> &&made) {
        return std::shared_ptr<const JsonSchema>(new JsonSchema({}, std::move(made)));
    });
}

std::shared_ptr<const JsonSchema> JsonSchema::trusted(const JsonText &schema)
{
    return std::shared_ptr<const JsonSchema>(new JsonSchema(schema, nullptr));
}

auto JsonSchema::compiled(const JsonText &schema, Draft draft, const Documents &documents) -> Result<std::unique_ptr<Compiled>>
{
    if (schema.bytes().size() > largestSchema || isNestedTooDeeply(schema.bytes())) {
        return failure(ErrorCategory::Validation, JsonSchemaTexts::phrased("The schema is too large or nested too deeply."));
    }
    auto references = std::make_unique<SchemaReferences>(documents);
    const std::optional<SchemaPlace> root = references->addSchema(schema, {draft == Draft::Draft7});
    if (!root)
        return failure(ErrorCategory::Validation, JsonSchemaTexts::phrased("The schema cannot be read as JSON."));
    Result<SchemaGraph> graph = SchemaCompiler(*references).compile(*root);
    if (!graph)
        return tl::unexpected(graph.error());
    SchemaTranslation(*graph).run();
    return std::make_unique<Compiled>(Compiled {std::move(references), *std::move(graph)});
}

const JsonSchema::Compiled &JsonSchema::compiled() const
{
    std::call_once(m_once, [this] {
        if (m_compiled)
            return;
        auto made = compiled(m_text, Draft::ByKeyword, {});
        Q_ASSERT(made);
        // A schema that nothing fits, should a schema of ours be none.
        m_compiled = made ? *std::move(made) : *compiled(JsonText::trusted("false"), Draft::ByKeyword, {});
    });
    return *m_compiled;
}

QList<SchemaViolation> JsonSchema::validate(const JsonText &value, Formats formats) const
{
    return validateAt({}, value, formats);
}

QList<SchemaViolation> JsonSchema::validateAt(const QString &path, const JsonText &value, Formats formats) const
{
    const SchemaGraph &graph = compiled().graph;
    const auto node = std::find_if(
        graph.nodes.begin(), graph.nodes.end(), [&path](const SchemaNode &schema) { return schema.path == path; });
    const Json read = Json::parse(value.bytes().begin(), value.bytes().end(), nullptr, false);
    if (read.is_discarded())
        return {{QString(), u"json"_s, JsonSchemaTexts::phrased("The value cannot be read as JSON.")}};
    if (node == graph.nodes.end())
        return {};
    return SchemaEvaluator(graph, formats).violations(read, int(node - graph.nodes.begin()));
}

QStringList JsonSchema::notChecked(Formats formats) const
{
    const SchemaGraph &graph = compiled().graph;
    return formats == Formats::All ? graph.notChecked : graph.notChecked + graph.formats;
}

JsonText JsonSchema::withDefaults(const JsonText &value) const
{
    return SchemaDefaults(compiled().graph).filled(value);
}

Result<std::shared_ptr<const JsonSchema>> SchemaCache::compiled(const JsonText &schema)
{
    {
        const QMutexLocker locker(&m_mutex);
        if (const Compiled *kept = m_kept.object(schema.bytes()))
            return *kept;
    }
    // Meanwhile others may ask; that the same one is compiled twice then does no harm.
    auto fresh = std::make_unique<Compiled>(JsonSchema::compile(schema));
    const Compiled compiled = *fresh;
    const QMutexLocker locker(&m_mutex);
    m_kept.insert(schema.bytes(), fresh.release(), schema.bytes().size());
    return compiled;
}

} // namespace model
