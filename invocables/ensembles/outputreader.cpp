// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/outputreader.h"

#include "invocables/tools/resulttemplate.h"
#include "model/schema/schemaview.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;
using model::JsonText, model::SchemaView;

namespace {

struct OutputReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(OutputReader)
};

//! Whether an object to this schema may have members that it does not name.
bool isOpen(const SchemaView &schema)
{
    for (const char *keyword : {"patternProperties", "anyOf", "oneOf", "if"}) {
        if (schema.has(keyword))
            return true;
    }
    const SchemaView others = schema.at("additionalProperties");
    return schema.isPartial() || !schema.has("properties") || !(others.isNull() || others.isNothing());
}

//! Whether a result to this schema can have the member of this name.
bool canHave(SchemaView schema, const QString &name)
{
    for (const QString &step : name.split(u'.')) {
        if (isOpen(schema))
            return true;
        schema = schema.member(step);
        if (schema.isNull())
            return false;
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
    const SchemaView result(schema);
    const auto isKnown = [&result](const QString &name) { return result.isNull() || canHave(result, name); };
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
