// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/argumentsreader.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;
using Severity = model::Diagnostic::Severity;

namespace {

struct ArgumentsReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(ArgumentsReader)
};

//! What a call of a tool that says nothing of its arguments may have: any object.
model::JsonText anyObject()
{
    return model::JsonText::trusted(R"({"type":"object","properties":{}})");
}

//! Whether what fits the type `narrow` also fits `wide`; both as the schema says them, either of which may say nothing.
bool isNarrower(const std::optional<QString> &narrow, const QString &wide)
{
    return !narrow || wide.isEmpty() || *narrow == wide || (*narrow == u"integer" && wide == u"number");
}

} // namespace

bool ArgumentsReader::readInto(Invoker &invoker, const DescriptorValue &arguments, const BuiltinInvocables::Entry *builtin)
{
    if (builtin)
        invoker.builtinSchema = builtin->schema;
    if (arguments.isNone()) {
        invoker.argumentsJson = builtin ? builtin->declaration.parameters : anyObject();
        invoker.schema = builtin ? builtin->schema : *m_schemas.compiled(anyObject());
        return true;
    }
    if (arguments[u"type"].string().value_or(QString()) != u"object") {
        complain(
            arguments.position(), ArgumentsReaderTexts::tr("The arguments are an object: type = \"object\" is missing."), Severity::Error);
        return false;
    }
    invoker.argumentsJson = arguments.toJson();
    const auto schema = m_schemas.compiled(invoker.argumentsJson);
    if (!schema) {
        // The message begins with the path in the schema.
        const QString path = schema.error().message.section(u' ', 0, 0);
        const bool placed = path.startsWith(u'/');
        complain(placed ? arguments.positionOf(path) : arguments.position(), schema.error().message, Severity::Error);
        return false;
    }
    invoker.schema = *schema;
    for (const QString &keyword : invoker.schema->notChecked(invoker.policies.formats()))
        complain(arguments.positionOf(keyword), ArgumentsReaderTexts::tr("%1 is not checked.").arg(keyword), Severity::Warning);
    return !builtin || compareWith(*builtin, arguments);
}

bool ArgumentsReader::compareWith(const BuiltinInvocables::Entry &builtin, const DescriptorValue &arguments)
{
    bool fits = true;
    const auto known = builtin.declaration.parameters.member(u"properties").value_or(model::JsonText());
    for (const DescriptorValue::Member &property : arguments[u"properties"].table()) {
        const auto declared = known.member(property.key);
        if (!declared) {
            complain(property.position, ArgumentsReaderTexts::tr("%1 has no argument “%2”.").arg(builtin.declaration.name, property.key),
                Severity::Error);
            fits = false;
            continue;
        }
        const QString type = declared->member(u"type").value_or(model::JsonText()).read().toString();
        if (!isNarrower(property.value[u"type"].string(), type)) {
            complain(property.value[u"type"].position(), ArgumentsReaderTexts::tr("“%1” is of the type %2.").arg(property.key, type),
                Severity::Error);
            fits = false;
        }
    }
    return fits;
}

void ArgumentsReader::complain(model::TextPosition position, const QString &message, Severity severity)
{
    m_diagnostics.append({m_path, position, severity, message});
}

} // namespace invocables
