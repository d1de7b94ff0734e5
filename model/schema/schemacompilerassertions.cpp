// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The part of SchemaCompiler that reads keywords about one value: assertions and defaults.

#include "model/schema/schemacompiler.h"

#include <QCoreApplication>

#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SchemaCompilerAssertionsTexts {
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

void SchemaCompiler::readTypes(SchemaNode &node)
{
    node.constant = keyword("const");
    node.enumeration = keyword("enum");
    if (node.enumeration && !node.enumeration->is_array())
        refuse(m_place.path + u"/enum"_s, SchemaCompilerAssertionsTexts::tr("must be a list of values"));
    const Json *type = keyword("type");
    if (!type)
        return;
    const Json alone = Json::array({*type});
    for (const Json &name : type->is_array() ? *type : alone) {
        const int known = typeNamed(name);
        node.types |= known;
        if (!known) {
            const QString problem = SchemaCompilerAssertionsTexts::tr("names %1, which is no type of JSON Schema");
            refuse(m_place.path + u"/type"_s, problem.arg(shortTextOf(name)));
        }
    }
}

const Json *SchemaCompiler::number(const char *name)
{
    const Json *value = keyword(name);
    if (value && !value->is_number())
        refuse(m_place.path + pointerStep(name), SchemaCompilerAssertionsTexts::tr("must be a number"));
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
        refuse(m_place.path + u"/multipleOf"_s, SchemaCompilerAssertionsTexts::tr("must be greater than 0"));
}

std::optional<std::size_t> SchemaCompiler::count(const char *name)
{
    const Json *value = keyword(name);
    const std::optional<std::size_t> count = value ? countOf(*value) : std::nullopt;
    if (value && !count)
        refuse(m_place.path + pointerStep(name), SchemaCompilerAssertionsTexts::tr("must be a whole number of 0 or more"));
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
            refuse(m_place.path + u"/uniqueItems"_s, SchemaCompilerAssertionsTexts::tr("must be true or false"));
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
            refuse(m_place.path + u"/pattern"_s, SchemaCompilerAssertionsTexts::tr("must be a string"));
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
        refuse(path, SchemaCompilerAssertionsTexts::tr("must be a list of strings"));
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
    const QString problem = SchemaCompilerAssertionsTexts::tr("is no regular expression that can be checked: %1");
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
    const Json *value = keyword("default");
    if (!value)
        return;
    const auto text = m_defaultTexts.constFind(m_place.path + u"/default"_s);
    // Only the schema's own text is at hand; a document's default is written anew.
    node.defaultText = text != m_defaultTexts.constEnd()
        ? text->toByteArray()
        : QByteArray::fromStdString(value->dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace model
