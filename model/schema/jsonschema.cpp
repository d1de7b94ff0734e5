// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonschema.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/schemacompiler.h"
#include "model/schema/schemadefaults.h"
#include "model/schema/schemaevaluator.h"
#include "model/schema/schematranslation.h"

#include <QCoreApplication>

#include <algorithm>

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
