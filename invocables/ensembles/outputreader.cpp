// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/outputreader.h"

#include "invocables/tools/resulttemplate.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;
using model::JsonText;

namespace {

struct OutputReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(OutputReader)
};

//! Whether an object to this schema may have members that it does not name.
bool isOpen(const JsonText &schema)
{
    for (const char16_t *keyword : {u"patternProperties", u"$ref", u"allOf", u"anyOf", u"oneOf", u"if"}) {
        if (schema.member(keyword))
            return true;
    }
    const auto others = schema.member(u"additionalProperties");
    return !schema.member(u"properties") || (others && others->bytes() != "false");
}

//! Whether a result to this schema can have the member of this name.
bool canHave(JsonText schema, const QString &name)
{
    for (const QString &step : name.split(u'.')) {
        if (isOpen(schema))
            return true;
        const auto member = schema.member(u"properties")->member(step);
        if (!member)
            return false;
        schema = *member;
    }
    return true;
}

} // namespace

ResultFormat OutputReader::read(const DescriptorValue &output)
{
    const JsonText schema = readSchema(output[u"schema"]);
    return {readTemplate(output[u"model"], schema), readTemplate(output[u"gui"], schema)};
}

JsonText OutputReader::readSchema(const DescriptorValue &schema)
{
    if (schema.isNone())
        return {};
    const JsonText json = schema.toJson();
    const auto compiled = m_schemas.compiled(json);
    if (compiled)
        return json;
    // The message begins with the path in the schema.
    const QString path = compiled.error().message.section(u' ', 0, 0);
    complain(path.startsWith(u'/') ? schema.positionOf(path) : schema.position(), compiled.error().message);
    return {};
}

QString OutputReader::readTemplate(const DescriptorValue &value, const JsonText &schema)
{
    if (value.isNone())
        return {};
    const auto isKnown = [&schema](const QString &name) { return schema.isEmpty() || canHave(schema, name); };
    const TemplateReader::Complaints complaints {
        OutputReaderTexts::tr("A template is a text."), OutputReaderTexts::tr("A result has no member “%1”, by its schema.")};
    const bool isTemplate = TemplateReader(m_path, complaints, isKnown, m_diagnostics).read(value).has_value();
    return isTemplate ? value.string().value_or(QString()) : QString();
}

void OutputReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
