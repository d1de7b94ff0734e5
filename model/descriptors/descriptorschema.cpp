// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorschema.h"

#include "model/descriptors/expandedschema.h"
#include "model/descriptors/nearestname.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace model {

namespace {

struct DescriptorSchemaTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorSchema)

public:
    static QString typeName(const QString &type)
    {
        if (type == "string"_L1)
            return tr("a text");
        if (type == "boolean"_L1)
            return tr("true or false");
        if (type == "integer"_L1)
            return tr("a whole number");
        if (type == "number"_L1)
            return tr("a number");
        return type == "array"_L1 ? tr("a list") : tr("a table");
    }
    static QString typeOf(const DescriptorValue &value)
    {
        if (value.isTable())
            return typeName(u"object"_s);
        if (value.isArray())
            return typeName(u"array"_s);
        if (value.boolean())
            return typeName(u"boolean"_s);
        if (value.number() && !value.integer())
            return tr("a number with a fraction");
        return typeName(value.string() ? u"string"_s : u"integer"_s);
    }
    static QString quoted(const QString &text) { return u'“' + text + u'”'; }
};

//! The schema of a member or element; of alternatives the first that is of the value's own kind.
QJsonObject schemaFor(const QJsonObject &schema, const QString &step, bool inArray)
{
    if (inArray)
        return schema["items"_L1].toObject();
    const QJsonObject properties = schema["properties"_L1].toObject();
    if (properties.contains(step))
        return properties[step].toObject();
    if (schema.contains("additionalProperties"_L1))
        return schema["additionalProperties"_L1].toObject();
    for (const QJsonValue &alternative : schema["anyOf"_L1].toArray()) {
        if (const QJsonObject found = schemaFor(alternative.toObject(), step, false); !found.isEmpty())
            return found;
    }
    return {};
}

//! Of alternatives the first for a value of this kind; else the schema itself.
QJsonObject alternativeFor(const QJsonObject &schema, const DescriptorValue &value)
{
    for (const QLatin1String rule : {"anyOf"_L1, "oneOf"_L1}) {
        for (const QJsonValue &element : schema[rule].toArray()) {
            const QJsonObject alternative = element.toObject();
            const QString type = alternative["type"_L1].toString();
            if ((value.isTable() && type == "object"_L1) || (value.isArray() && type == "array"_L1))
                return alternative;
        }
    }
    return schema;
}

QStringList stepsOf(const QString &pointer)
{
    QStringList steps = pointer.split(u'/').mid(1);
    for (QString &step : steps)
        step.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    return steps;
}

struct Spot {
    QString key;
    QJsonObject schema;
    const DescriptorValue *value;
};

Spot follow(const DescriptorValue &root, const QJsonObject &schema, const QString &pointer)
{
    Spot spot {{}, schema, &root};
    for (const QString &step : stepsOf(pointer)) {
        const bool inArray = spot.value->isArray();
        const qsizetype index = step.toLongLong();
        const bool exists = inArray ? index < spot.value->array().size() : !(*spot.value)[step].isNone();
        if (!exists)
            break;
        spot.schema = schemaFor(alternativeFor(spot.schema, *spot.value), step, inArray);
        spot.value = inArray ? &spot.value->array()[index] : &(*spot.value)[step];
        if (!inArray)
            spot.key = step;
    }
    return spot;
}

QString wrongType(const Spot &spot)
{
    return DescriptorSchemaTexts::tr("%1 must be %2, not %3")
        .arg(DescriptorSchemaTexts::quoted(spot.key), DescriptorSchemaTexts::typeName(spot.schema["type"_L1].toString()),
            DescriptorSchemaTexts::typeOf(*spot.value));
}

QString quotedList(const QJsonArray &values)
{
    QStringList quoted;
    for (const QJsonValue &value : values)
        quoted += DescriptorSchemaTexts::quoted(value.toVariant().toString());
    return quoted.join(u", "_s);
}

QString wrongChoice(const Spot &spot)
{
    return DescriptorSchemaTexts::tr("%1 must be one of %2")
        .arg(DescriptorSchemaTexts::quoted(spot.key), quotedList(spot.schema["enum"_L1].toArray()));
}

//! What one of several alternatives asks for.
QString inShort(const QJsonObject &alternative)
{
    if (alternative.contains("enum"_L1))
        return quotedList(alternative["enum"_L1].toArray());
    if (alternative.contains("required"_L1))
        return DescriptorSchemaTexts::tr("a table with %1").arg(quotedList(alternative["required"_L1].toArray()));
    if (alternative.contains("properties"_L1))
        return DescriptorSchemaTexts::tr("a table of %1")
            .arg(quotedList(QJsonArray::fromStringList(alternative["properties"_L1].toObject().keys())));
    return DescriptorSchemaTexts::typeName(alternative["type"_L1].toString());
}

QString wrongAlternative(const Spot &spot, const QString &rule)
{
    QStringList alternatives;
    for (const QJsonValue &alternative : spot.schema[rule].toArray())
        alternatives += inShort(alternative.toObject());
    return DescriptorSchemaTexts::tr("%1 must be one of these: %2")
        .arg(DescriptorSchemaTexts::quoted(spot.key), alternatives.join(u"; "_s));
}

//! A text where something else is expected, whose contents are that.
Remedy withoutQuotes(const Spot &spot)
{
    const QString text = spot.value->string().value_or(QString());
    const QString type = spot.schema["type"_L1].toString();
    bool fits = type == "boolean"_L1 && (text == "true"_L1 || text == "false"_L1);
    if (type == "integer"_L1)
        text.toLongLong(&fits);
    else if (type == "number"_L1)
        text.toDouble(&fits);
    return fits ? Remedy {Remedy::Kind::ReplaceValue, text} : Remedy {};
}

Remedy nearestChoice(const Spot &spot)
{
    QStringList choices;
    for (const QJsonValue &choice : spot.schema["enum"_L1].toArray())
        choices += choice.toString();
    const QString meant = nearestName(spot.value->string().value_or(QString()), choices);
    return meant.isEmpty() ? Remedy {} : Remedy {Remedy::Kind::ReplaceValue, writtenString(meant)};
}

//! The statement that says what is missing, with a value of the right kind to go on from.
Remedy missingKey(const QString &name, const QJsonObject &schema, bool ofRoot)
{
    const auto kind = ofRoot ? Remedy::Kind::AddAtTop : Remedy::Kind::AddKey;
    const QString type = schema["type"_L1].toString();
    if (type == "object"_L1)
        return {kind, u"[%1]"_s.arg(writtenKey(name))};
    QString value = writtenString(schema["enum"_L1].toArray().at(0).toString());
    if (type == "boolean"_L1)
        value = u"true"_s;
    else if (type == "integer"_L1 || type == "number"_L1)
        value = QString::number(schema["minimum"_L1].toInt());
    else if (type == "array"_L1)
        value = u"[]"_s;
    return {kind, writtenKey(name) + u" = "_s + value};
}

} // namespace

DescriptorSchema::DescriptorSchema(QJsonObject root, std::shared_ptr<const JsonSchema> schema)
    : m_root(std::move(root))
    , m_schema(std::move(schema))
{
}

std::shared_ptr<const DescriptorSchema> DescriptorSchema::of(DescriptorKind kind)
{
    const QJsonObject root = expandedSchema(kind);
    const auto text = JsonText::parse(QJsonDocument(root).toJson(QJsonDocument::Compact));
    const auto schema = text.and_then([](const JsonText &json) { return JsonSchema::compile(json); });
    if (root.isEmpty() || !schema)
        return nullptr;
    return std::shared_ptr<const DescriptorSchema>(new DescriptorSchema(root, *schema));
}

Diagnostics DescriptorSchema::check(const DescriptorFile &file) const
{
    Diagnostics diagnostics;
    reportUnknownKeys(file, file.root, m_root, diagnostics);
    for (const SchemaViolation &violation : m_schema->validate(file.root.toJson())) {
        for (const Diagnostic &diagnostic : inWords(file, violation)) {
            if (!diagnostics.contains(diagnostic))
                diagnostics += diagnostic;
        }
    }
    return diagnostics;
}

void DescriptorSchema::reportUnknownKeys(
    const DescriptorFile &file, const DescriptorValue &value, const QJsonObject &whole, Diagnostics &diagnostics) const
{
    const QJsonObject schema = alternativeFor(whole, value);
    for (const DescriptorValue &element : value.array())
        reportUnknownKeys(file, element, schemaFor(schema, {}, true), diagnostics);
    const QStringList known = schema["properties"_L1].toObject().keys();
    const bool isClosed = schema["additionalProperties"_L1].isBool() && !schema["additionalProperties"_L1].toBool();
    for (const DescriptorValue::Member &member : value.table()) {
        if (!isClosed || known.contains(member.key)) {
            reportUnknownKeys(file, member.value, schemaFor(schema, member.key, false), diagnostics);
            continue;
        }
        QString message = DescriptorSchemaTexts::tr("unknown key %1").arg(DescriptorSchemaTexts::quoted(member.key));
        Remedy remedy;
        if (const QString meant = nearestName(member.key, known); !meant.isEmpty()) {
            message = DescriptorSchemaTexts::tr("%1; did you mean %2?").arg(message, DescriptorSchemaTexts::quoted(meant));
            remedy = {Remedy::Kind::RenameKey, meant};
        }
        diagnostics.append({file.path, member.position, Diagnostic::Severity::Error, message, remedy});
    }
}

Diagnostics DescriptorSchema::inAlternative(
    const DescriptorFile &file, const QString &path, const DescriptorValue &value, const QJsonObject &alternative) const
{
    const auto schema = JsonSchema::compile(JsonText::of(alternative));
    Diagnostics diagnostics;
    for (SchemaViolation violation : schema ? (*schema)->validate(value.toJson()) : QList<SchemaViolation>()) {
        violation.path.prepend(path);
        diagnostics += inWords(file, violation);
    }
    return diagnostics;
}

Diagnostics DescriptorSchema::inWords(const DescriptorFile &file, const SchemaViolation &violation) const
{
    // Unknown keys are reported by themselves, each at its own place.
    if (violation.rule == "additionalProperties"_L1)
        return {};
    const Spot spot = follow(file.root, m_root, violation.path);
    const TextPosition position = file.root.positionOf(violation.path);
    const auto at = [&](const QString &message, const Remedy &remedy = {}) {
        return Diagnostic {file.path, position, Diagnostic::Severity::Error, message, remedy};
    };
    if (violation.rule == "type"_L1 && spot.schema["type"_L1].isString() && !spot.key.isEmpty())
        return {at(wrongType(spot), withoutQuotes(spot))};
    if (violation.rule == "enum"_L1 && spot.schema.contains("enum"_L1) && !spot.key.isEmpty())
        return {at(wrongChoice(spot), nearestChoice(spot))};
    const bool isAlternative = violation.rule == "anyOf"_L1 || violation.rule == "oneOf"_L1;
    if (isAlternative && spot.schema.contains(violation.rule)) {
        const QJsonObject meant = alternativeFor(spot.schema, *spot.value);
        if (meant != spot.schema)
            return inAlternative(file, violation.path, *spot.value, meant);
        if (!spot.key.isEmpty())
            return {at(wrongAlternative(spot, violation.rule))};
    }
    if (violation.rule == "required"_L1 && spot.schema.contains("required"_L1)) {
        Diagnostics missing;
        for (const QJsonValue &name : spot.schema["required"_L1].toArray()) {
            if ((*spot.value)[name.toString()].isNone())
                missing += at(DescriptorSchemaTexts::tr("%1 is missing").arg(DescriptorSchemaTexts::quoted(name.toString())),
                    missingKey(name.toString(), schemaFor(spot.schema, name.toString(), false), violation.path.isEmpty()));
        }
        return missing;
    }
    return {at(violation.message)};
}

} // namespace model
