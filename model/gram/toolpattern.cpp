// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/toolpattern.h"

#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "model/gram/patternrules.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ToolPatternTexts {
    Q_DECLARE_TR_FUNCTIONS(ToolPattern)
};

} // namespace

ToolPattern ToolPattern::create(const QString &name, const QString &description, const QString &signature)
{
    Pattern pattern;
    pattern.form = Pattern::Form::Bracket;
    pattern.value = {name, {u"ToolSpecification"_s}, {}};
    ToolPattern tool(pattern);
    tool.setDescription(description);
    (void)tool.setTypeSignature(signature);
    return tool;
}

bool ToolPattern::isTool(const Pattern &pattern)
{
    return pattern.value.hasLabel(u"ToolSpecification") || pattern.value.hasLabel(u"Tool");
}

QString ToolPattern::description() const
{
    const GramValue *value = m_pattern.value.property(u"description");
    return value ? value->string().value_or(QString()) : QString();
}

void ToolPattern::setDescription(const QString &description)
{
    set(m_pattern.value.properties, u"description"_s, GramValue::Variant(description));
}

QString ToolPattern::typeSignature() const
{
    return m_pattern.elements.isEmpty() ? QString() : GramWriter::write(m_pattern.elements.first()).value_or(QString());
}

Result<void> ToolPattern::setTypeSignature(const QString &signature)
{
    const GramText read = GramReader::read(signature);
    if (hasErrors(read.faults))
        return failure(ErrorCategory::Validation, read.faults.first().diagnostic(name()).toString());
    if (read.document.patterns.size() != 1 || read.document.header)
        return failure(ErrorCategory::Validation, ToolPatternTexts::tr("A signature is one path, such as (name::Text)==>(::String)."));
    m_pattern.elements = read.document.patterns;
    return {};
}

JsonText ToolPattern::ownSchema() const
{
    const GramProperty *property = find(m_pattern.value.properties, u"schema");
    return property ? SignatureReader::ofSchema(*property).schema : JsonText();
}

void ToolPattern::setOwnSchema(const JsonText &schema)
{
    if (schema.isEmpty())
        m_pattern.value.properties.removeIf([](const GramProperty &property) { return property.key == u"schema"; });
    else
        set(m_pattern.value.properties, u"schema"_s, GramValue::Variant(GramTagged {u"json"_s, schema.toString()}));
}

Signature ToolPattern::signature(const GramDocument &document) const
{
    if (m_pattern.elements.size() == 1) {
        Signature read = SignatureReader::read(m_pattern.elements.first(), document);
        if (const GramProperty *own = find(m_pattern.value.properties, u"schema"); own && read.isRight()) {
            const Signature given = SignatureReader::ofSchema(*own);
            read.schema = given.schema;
            read.faults += given.faults;
        }
        return read;
    }
    return {{}, {},
        {{u"InvalidStructure"_s, m_pattern.position,
            ToolPatternTexts::tr("Tool specification must have exactly one element, its type signature")}}};
}

GramFaults ToolPattern::validate(const GramDocument &document) const
{
    PatternRules rules(m_pattern);
    if (!isTool(m_pattern))
        rules.fail(u"InvalidStructure"_s, ToolPatternTexts::tr("Tool specification must have ToolSpecification label"));
    rules.name(ToolPatternTexts::tr("Tool specification must have a non-empty pattern identifier (name)"));
    rules.text(u"description"_s, ToolPatternTexts::tr("Tool specification must have 'description' property"),
        ToolPatternTexts::tr("'description' must be a text"));
    rules.uniqueKeys();
    GramFaults faults = rules.faults() + signature(document).faults;
    sortByPosition(faults);
    return faults;
}

tl::expected<ToolSpecification, GramFaults> ToolPattern::compile(const GramDocument &document) const
{
    const GramFaults faults = validate(document);
    if (hasErrors(faults))
        return tl::unexpected(faults);
    const Signature signature = this->signature(document);
    return ToolSpecification {name(), description(), typeSignature(), signature.schema, signature.returns};
}

} // namespace model
