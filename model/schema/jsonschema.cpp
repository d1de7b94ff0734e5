// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonschema.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/schemacompiler.h"
#include "model/schema/schemadefaults.h"
#include "model/schema/schemaevaluator.h"
#include "model/schema/schematranslation.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype largestSchema = qsizetype(4) * 1024 * 1024;
constexpr int deepestSchema = 256;

QString said(const char *text)
{
    return QCoreApplication::translate("JsonSchema", text);
}

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

//! Reads without exceptions; a discarded value where it is no JSON, or has an unpaired surrogate.
Json read(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

} // namespace

struct JsonSchema::Compiled {
    // The graph points into the values that the references keep.
    std::unique_ptr<SchemaReferences> references;
    SchemaGraph graph;
};

JsonSchema::JsonSchema(std::unique_ptr<Compiled> compiled)
    : m_compiled(std::move(compiled))
{
}

JsonSchema::~JsonSchema() = default;

Result<std::shared_ptr<const JsonSchema>> JsonSchema::compile(const JsonText &schema, Draft draft, const Documents &documents)
{
    if (schema.bytes().size() > largestSchema || isNestedTooDeeply(schema.bytes())) {
        return failure(ErrorCategory::Validation,
            said(QT_TRANSLATE_NOOP("JsonSchema", "The schema is too large or nested too deeply.")));
    }
    Json value = read(schema.bytes());
    if (value.is_discarded())
        return failure(ErrorCategory::Validation, said(QT_TRANSLATE_NOOP("JsonSchema", "The schema cannot be read as JSON.")));
    auto references = std::make_unique<SchemaReferences>(documents);
    const SchemaPlace root = references->addSchema(std::move(value), {draft == Draft::Draft7, true});
    Result<SchemaGraph> graph = SchemaCompiler(*references, schema).compile(root);
    if (!graph)
        return tl::unexpected(graph.error());
    SchemaTranslation(*graph).run();
    auto compiled = std::make_unique<Compiled>(Compiled {std::move(references), *std::move(graph)});
    return std::shared_ptr<const JsonSchema>(new JsonSchema(std::move(compiled)));
}

QList<SchemaViolation> JsonSchema::validate(const JsonText &value) const
{
    const Json read = model::read(value.bytes());
    if (read.is_discarded())
        return {{QString(), u"json"_s, said(QT_TRANSLATE_NOOP("JsonSchema", "The value cannot be read as JSON."))}};
    return SchemaEvaluator(m_compiled->graph).violations(read);
}

const QStringList &JsonSchema::notChecked() const
{
    return m_compiled->graph.notChecked;
}

JsonText JsonSchema::withDefaults(const JsonText &value) const
{
    return SchemaDefaults(m_compiled->graph).filled(value);
}

} // namespace model
