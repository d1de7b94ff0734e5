// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorschema.h"

#include "model/descriptors/nearestname.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cmath>

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
        if (value.isTemporal())
            return tr("a date or a time");
        if (value.number() && !value.integer())
            return tr("a number with a fraction");
        return typeName(value.string() ? u"string"_s : u"integer"_s);
    }
    static QString quoted(const QString &text) { return u'“' + text + u'”'; }
};

QString typeNameOf(const SchemaView &schema)
{
    const QStringList types = schema.types();
    return types.size() == 1 ? types.first() : QString();
}

//! The schema of a member or element; of alternatives the first that is of the value's own kind.
SchemaView schemaFor(const SchemaView &schema, const QString &step, bool inArray)
{
    if (inArray)
        return schema.at("items");
    if (const SchemaView member = schema.member(step); !member.isNull())
        return member;
    if (schema.has("additionalProperties"))
        return schema.at("additionalProperties");
    for (const SchemaView &alternative : schema.list("anyOf")) {
        if (const SchemaView found = schemaFor(alternative, step, false); !found.isNull())
            return found;
    }
    return {};
}

//! Of alternatives the first for a value of this kind; else the schema itself.
SchemaView alternativeFor(const SchemaView &schema, const DescriptorValue &value)
{
    for (const char *rule : {"anyOf", "oneOf"}) {
        for (const SchemaView &alternative : schema.list(rule)) {
            const QString type = typeNameOf(alternative);
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
    SchemaView schema;
    const DescriptorValue *value;
};

Spot follow(const DescriptorValue &root, const SchemaView &schema, const QString &pointer)
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
    if (const auto number = spot.value->number(); number && !std::isfinite(*number))
        return DescriptorSchemaTexts::tr("%1 must be a finite number").arg(DescriptorSchemaTexts::quoted(spot.key));
    return DescriptorSchemaTexts::tr("%1 must be %2, not %3")
        .arg(DescriptorSchemaTexts::quoted(spot.key), DescriptorSchemaTexts::typeName(typeNameOf(spot.schema)),
            DescriptorSchemaTexts::typeOf(*spot.value));
}

QString quotedList(QStringList values)
{
    for (QString &value : values)
        value = DescriptorSchemaTexts::quoted(value);
    return values.join(u", "_s);
}

QStringList choicesOf(const SchemaView &schema)
{
    QStringList choices;
    for (const JsonView &choice : schema.keyword("enum").elements())
        choices += choice.isString() ? choice.string() : QString::fromUtf8(choice.text());
    return choices;
}

QStringList memberNames(const SchemaView &schema)
{
    QStringList names;
    for (const SchemaView::Member &member : schema.members())
        names += member.name;
    names.sort();
    return names;
}

//! Of the keys that a table may have those that it has not: no key is there twice.
QStringList absentNames(const SchemaView &schema, const DescriptorValue &table)
{
    QStringList names = memberNames(schema);
    names.removeIf([&table](const QString &name) { return !table[name].isNone(); });
    return names;
}

QString wrongChoice(const Spot &spot)
{
    return DescriptorSchemaTexts::tr("%1 must be one of %2")
        .arg(DescriptorSchemaTexts::quoted(spot.key), quotedList(choicesOf(spot.schema)));
}

//! What one of several alternatives asks for.
QString inShort(const SchemaView &alternative)
{
    if (QStringList types = alternative.types(); types.size() > 1) {
        std::transform(types.begin(), types.end(), types.begin(), DescriptorSchemaTexts::typeName);
        return types.join(u"; "_s);
    }
    if (alternative.has("enum"))
        return quotedList(choicesOf(alternative));
    if (alternative.has("required"))
        return DescriptorSchemaTexts::tr("a table with %1").arg(quotedList(alternative.required()));
    if (alternative.has("properties"))
        return DescriptorSchemaTexts::tr("a table of %1").arg(quotedList(memberNames(alternative)));
    return DescriptorSchemaTexts::typeName(typeNameOf(alternative));
}

QString wrongAlternative(const Spot &spot, const QList<SchemaView> &list)
{
    QStringList alternatives;
    for (const SchemaView &alternative : list)
        alternatives += inShort(alternative);
    return DescriptorSchemaTexts::tr("%1 must be one of these: %2")
        .arg(DescriptorSchemaTexts::quoted(spot.key), alternatives.join(u"; "_s));
}

//! Dates and times where texts are expected, which JSON does not tell apart.
void reportTemporals(const DescriptorFile &file, const Spot &spot, Diagnostics &diagnostics)
{
    const SchemaView schema = alternativeFor(spot.schema, *spot.value);
    for (const DescriptorValue &element : spot.value->array())
        reportTemporals(file, {spot.key, schemaFor(schema, {}, true), &element}, diagnostics);
    for (const DescriptorValue::Member &member : spot.value->table())
        reportTemporals(file, {member.key, schemaFor(schema, member.key, false), &member.value}, diagnostics);
    if (!spot.value->isTemporal())
        return;
    QList<SchemaView> alternatives = spot.schema.list("anyOf") + spot.schema.list("oneOf");
    if (spot.schema.types().size() > 1)
        alternatives = {spot.schema};
    const auto takesText = [](const SchemaView &each) { return each.types().contains(u"string"_s); };
    if (typeNameOf(spot.schema) == "string"_L1)
        diagnostics.append({file.path, spot.value->position(), Diagnostic::Severity::Error, wrongType(spot)});
    else if (std::any_of(alternatives.begin(), alternatives.end(), takesText))
        diagnostics.append({file.path, spot.value->position(), Diagnostic::Severity::Error, wrongAlternative(spot, alternatives)});
}

//! A text where something else is expected, whose contents are that.
Remedy withoutQuotes(const Spot &spot)
{
    const QString text = spot.value->string().value_or(QString());
    const QString type = typeNameOf(spot.schema);
    bool fits = type == "boolean"_L1 && (text == "true"_L1 || text == "false"_L1);
    if (type == "integer"_L1)
        text.toLongLong(&fits);
    else if (type == "number"_L1)
        text.toDouble(&fits);
    return fits ? Remedy {Remedy::Kind::ReplaceValue, text} : Remedy {};
}

Remedy nearestChoice(const Spot &spot)
{
    QStringList choices = choicesOf(spot.schema);
    for (const char *rule : {"anyOf", "oneOf"}) {
        for (const SchemaView &alternative : spot.schema.list(rule))
            choices += choicesOf(alternative);
    }
    const QString meant = nearestName(spot.value->string().value_or(QString()), choices);
    return meant.isEmpty() ? Remedy {} : Remedy {Remedy::Kind::ReplaceValue, writtenString(meant)};
}

//! The statement that says what is missing, with a value of the right kind to go on from.
Remedy missingKey(const QString &name, const SchemaView &schema, bool ofRoot)
{
    const auto kind = ofRoot ? Remedy::Kind::AddAtTop : Remedy::Kind::AddKey;
    const QString type = typeNameOf(schema);
    if (type == "object"_L1)
        return {kind, u"[%1]"_s.arg(writtenKey(name))};
    QString value = writtenString(choicesOf(schema).value(0));
    if (type == "boolean"_L1)
        value = u"true"_s;
    else if (type == "integer"_L1 || type == "number"_L1)
        value = QString::number(schema.keyword("minimum").read().toInt());
    else if (type == "array"_L1)
        value = u"[]"_s;
    return {kind, writtenKey(name) + u" = "_s + value};
}

//! Of alternatives for a whole file the one of which the most is there.
SchemaView nearestAlternative(const QList<SchemaView> &alternatives, const DescriptorValue &table)
{
    const auto present = [&table](const SchemaView &alternative) {
        const QStringList names = alternative.required();
        return std::count_if(names.begin(), names.end(), [&table](const QString &name) { return !table[name].isNone(); });
    };
    const auto isFarther = [&present](const SchemaView &one, const SchemaView &other) { return present(one) < present(other); };
    const auto nearest = std::max_element(alternatives.begin(), alternatives.end(), isFarther);
    return nearest == alternatives.end() ? SchemaView() : *nearest;
}

} // namespace

namespace {

JsonText schemaFile(const QString &name)
{
    QFile file(u":/schemas/"_s + name);
    const auto text = file.open(QIODevice::ReadOnly) ? JsonText::parse(file.readAll()) : JsonText();
    return text.value_or(JsonText());
}

JsonText schemaFile(DescriptorKind kind)
{
    return schemaFile(toWire(kind) + u".json"_s);
}

//! What one kind says of another: only tools are described in several.
JsonSchema::Documents referredFiles()
{
    const QString invoker = u"invoker.json"_s;
    return {{invoker, schemaFile(invoker)}};
}

} // namespace

DescriptorSchema::DescriptorSchema(SchemaView root, std::shared_ptr<const JsonSchema> schema)
    : m_root(std::move(root))
    , m_schema(std::move(schema))
{
}

std::shared_ptr<const DescriptorSchema> DescriptorSchema::of(DescriptorKind kind)
{
    const auto schema = JsonSchema::compile(schemaFile(kind), JsonSchema::Draft::ByKeyword, referredFiles());
    return schema ? std::shared_ptr<const DescriptorSchema>(new DescriptorSchema(shapeOf(kind), *schema)) : nullptr;
}

SchemaView DescriptorSchema::shapeOf(DescriptorKind kind)
{
    return SchemaView(schemaFile(kind), referredFiles());
}

Diagnostics DescriptorSchema::check(const DescriptorFile &file) const
{
    Diagnostics diagnostics;
    reportUnknownKeys(file, file.root, m_root, diagnostics);
    reportTemporals(file, {{}, m_root, &file.root}, diagnostics);
    for (const SchemaViolation &violation : m_schema->validate(file.root.toJson())) {
        for (const Diagnostic &diagnostic : inWords(file, violation)) {
            if (!diagnostics.contains(diagnostic))
                diagnostics += diagnostic;
        }
    }
    return diagnostics;
}

void DescriptorSchema::reportUnknownKeys(
    const DescriptorFile &file, const DescriptorValue &value, const SchemaView &whole, Diagnostics &diagnostics) const
{
    if (value.array().isEmpty() && value.table().isEmpty())
        return;
    const SchemaView schema = alternativeFor(whole, value);
    if (!value.array().isEmpty()) {
        const SchemaView elements = schemaFor(schema, {}, true);
        for (const DescriptorValue &element : value.array())
            reportUnknownKeys(file, element, elements, diagnostics);
    }
    const bool isClosed = schema.at("additionalProperties").isNothing();
    std::optional<QStringList> absent;
    for (const DescriptorValue::Member &member : value.table()) {
        if (!isClosed || !schema.member(member.key).isNull()) {
            reportUnknownKeys(file, member.value, schemaFor(schema, member.key, false), diagnostics);
            continue;
        }
        QString message = DescriptorSchemaTexts::tr("unknown key %1").arg(DescriptorSchemaTexts::quoted(member.key));
        Remedy remedy;
        if (!absent)
            absent = absentNames(schema, value);
        if (const QString meant = nearestName(member.key, *absent); !meant.isEmpty()) {
            message = DescriptorSchemaTexts::tr("%1; did you mean %2?").arg(message, DescriptorSchemaTexts::quoted(meant));
            remedy = {Remedy::Kind::RenameKey, meant};
        }
        diagnostics.append({file.path, member.position, Diagnostic::Severity::Error, message, remedy});
    }
}

Diagnostics DescriptorSchema::inAlternative(
    const DescriptorFile &file, const QString &path, const DescriptorValue &value, const SchemaView &alternative) const
{
    Diagnostics diagnostics;
    for (SchemaViolation violation : m_schema->validateAt(alternative.path(), value.toJson())) {
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
    if (violation.rule == "type"_L1 && !typeNameOf(spot.schema).isEmpty() && !spot.key.isEmpty())
        return {at(wrongType(spot), withoutQuotes(spot))};
    if (violation.rule == "type"_L1 && spot.schema.types().size() > 1 && !spot.key.isEmpty())
        return {at(wrongAlternative(spot, {spot.schema}))};
    if (violation.rule == "enum"_L1 && spot.schema.has("enum") && !spot.key.isEmpty())
        return {at(wrongChoice(spot), nearestChoice(spot))};
    const auto missing = [&](const QStringList &names, const SchemaView &table) {
        Diagnostics found;
        for (const QString &name : names) {
            if ((*spot.value)[name].isNone())
                found += at(DescriptorSchemaTexts::tr("%1 is missing").arg(DescriptorSchemaTexts::quoted(name)),
                    missingKey(name, schemaFor(table, name, false), violation.path.isEmpty()));
        }
        return found;
    };
    const QList<SchemaView> alternatives = spot.schema.list(violation.rule.toLatin1());
    const bool isAlternative = violation.rule == "anyOf"_L1 || violation.rule == "oneOf"_L1;
    const SchemaView meant = alternativeFor(spot.schema, *spot.value);
    if (isAlternative && !alternatives.isEmpty()) {
        if (!(meant == spot.schema))
            return inAlternative(file, violation.path, *spot.value, meant);
        if (!spot.key.isEmpty())
            return {at(wrongAlternative(spot, alternatives), nearestChoice(spot))};
        if (const Diagnostics found = missing(nearestAlternative(alternatives, *spot.value).required(), spot.schema); !found.isEmpty())
            return found;
    }
    if (violation.rule == "required"_L1 && meant.has("required"))
        return missing(meant.required(), meant);
    return {at(violation.message.spoken())};
}

} // namespace model
