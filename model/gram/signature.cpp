// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/signature.h"

#include "model/gram/gramreader.h"
#include "model/gram/gramvalue.h"
#include "model/schema/jsonschema.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SignatureTexts {
    Q_DECLARE_TR_FUNCTIONS(Signature)
};

bool isArrow(const Pattern &pattern)
{
    return pattern.elements.size() == 2 && pattern.elements[0].elements.isEmpty() && pattern.elements[1].elements.isEmpty();
}

//! `()`, which stands for no parameter at all.
bool isNothing(const Pattern &node)
{
    return node.value.identity.isEmpty() && node.value.isBare();
}

//! Both vocabularies that signatures are written in; empty where it is none of them.
QString jsonTypeOf(const QString &name)
{
    static const QHash<QString, QString> types {
        {u"String"_s, u"string"_s},
        {u"Text"_s, u"string"_s},
        {u"Integer"_s, u"integer"_s},
        {u"Int"_s, u"integer"_s},
        {u"Number"_s, u"number"_s},
        {u"Double"_s, u"number"_s},
        {u"Float"_s, u"number"_s},
        {u"Boolean"_s, u"boolean"_s},
        {u"Bool"_s, u"boolean"_s},
        {u"Object"_s, u"object"_s},
        {u"Array"_s, u"array"_s},
    };
    return types.value(name);
}

JsonText quoted(const QString &text)
{
    return JsonText::trusted(JsonWriter::quoted(text));
}

//! Lists of lists of lists are described by no signature that is meant.
constexpr int deepestLists = 8;

//! What is wrong with a length or a regular expression; empty where nothing is. What else is said of a type is right with any value of its
//! kind.
QString faultOf(const QString &key, const JsonText &value)
{
    static const QStringList particular {u"pattern"_s, u"minLength"_s, u"maxLength"_s};
    if (!particular.contains(key))
        return {};
    JsonWriter writer;
    const auto schema = JsonSchema::compile(writer.beginObject().member(key, value).endObject().text());
    return schema ? QString() : schema.error().message;
}

} // namespace

SignatureReader::SignatureReader(const GramDocument &document)
{
    for (const Pattern &pattern : document.patterns) {
        const Pattern &type = pattern.form == Pattern::Form::Annotation && !pattern.elements.isEmpty() ? pattern.elements.first() : pattern;
        if (type.value.hasLabel(u"Type") && !type.value.identity.isEmpty())
            m_types.insert(type.value.identity, &type);
    }
}

Signature SignatureReader::read(const Pattern &signature, const GramDocument &document)
{
    return SignatureReader(document).signature(signature);
}

Signature SignatureReader::read(const QString &text, const GramDocument &document)
{
    GramText read = GramReader::read(text);
    for (GramFault &fault : read.faults)
        fault.code = u"ParseError"_s;
    if (hasErrors(read.faults))
        return {{}, {}, read.faults};
    if (read.document.patterns.size() != 1 || read.document.header)
        return {{}, {}, {{u"ParseError"_s, {1, 1}, SignatureTexts::tr("a signature is one path, such as (name::Text)==>(::String)")}}};
    return SignatureReader(document).signature(read.document.patterns.first());
}

Signature SignatureReader::ofSchema(const GramProperty &property)
{
    SignatureReader reader {GramDocument()};
    const JsonText schema = reader.written(reader.schemaText(property), property.position);
    if (!hasErrors(reader.m_faults) && schema.member(u"type").value_or(JsonText()).bytes() != "\"object\"")
        reader.add("InvalidSchemaText", property.position, SignatureTexts::tr("arguments are an object: its schema has the type “object”"));
    return {hasErrors(reader.m_faults) ? JsonText() : schema, {}, reader.m_faults};
}

GramFaults SignatureReader::checkTypes(const GramDocument &document)
{
    SignatureReader reader(document);
    for (const Pattern *type : std::as_const(reader.m_types)) {
        const QString &name = type->value.identity;
        if (isBuiltIn(name))
            reader.add("DuplicateIdentifier", type->position,
                SignatureTexts::tr("%1 is a type of its own; a record needs another name").arg(name));
        reader.record(name, type->position);
    }
    sortByPosition(reader.m_faults);
    return reader.m_faults;
}

Signature SignatureReader::signature(const Pattern &signature)
{
    Signature read;
    QList<const Pattern *> nodes = chain(signature);
    if (!nodes.isEmpty()) {
        const Pattern *returned = nodes.takeLast();
        if (nodes.size() == 1 && isNothing(*nodes.first()))
            nodes.clear();
        nodes.removeIf([this](const Pattern *node) {
            if (isNothing(*node))
                add("MissingParameterName", node->position,
                    SignatureTexts::tr("() means no parameters only where it stands alone: ()==>(::String)"));
            return isNothing(*node);
        });
        const JsonText schema = object(uniquely(nodes), signature.position);
        read.returns = typeOf(*returned);
        if (!read.returns.isEmpty())
            property(*returned, false);
        if (!hasErrors(m_faults))
            read.schema = schema;
    }
    sortByPosition(m_faults);
    read.faults = m_faults;
    return read;
}

//! The nodes from the first parameter to what is returned; none where this is no signature.
QList<const Pattern *> SignatureReader::chain(const Pattern &signature)
{
    if (isArrow(signature))
        return {&signature.elements[0], &signature.elements[1]};
    const bool isWalk = isNothing({signature.value}) && signature.elements.size() > 1
        && std::all_of(signature.elements.begin(), signature.elements.end(), isArrow);
    if (isWalk)
        return walk(signature);
    QString message = SignatureTexts::tr("a signature is one path, such as (name::Text)==>(::String)");
    if (signature.elements.isEmpty() && signature.value.identity.isEmpty() && !signature.value.labels.isEmpty())
        message = SignatureTexts::tr("the signature says only what comes back; without parameters it is ()==>(::String)");
    else if (signature.elements.isEmpty())
        message = SignatureTexts::tr("the signature says nothing about what comes back: (name::Text)==>(::String)");
    add("InvalidStructure", signature.position, message);
    return {};
}

//! Where the arrows point to the left, what stands at the left comes back.
QList<const Pattern *> SignatureReader::walk(const Pattern &signature)
{
    const QList<Pattern> &arrows = signature.elements;
    bool isForward = true;
    bool isBackward = true;
    for (qsizetype index = 1; index < arrows.size(); ++index) {
        isForward = isForward && arrows[index - 1].elements[1] == arrows[index].elements[0];
        isBackward = isBackward && arrows[index - 1].elements[0] == arrows[index].elements[1];
    }
    if (!isForward && !isBackward) {
        add("MixedArrowDirections", signature.position, SignatureTexts::tr("the arrows of a signature all point the same way"));
        return {};
    }
    QList<const Pattern *> nodes {&arrows.first().elements[isForward ? 0 : 1]};
    for (const Pattern &arrow : arrows)
        nodes.append(&arrow.elements[isForward ? 1 : 0]);
    if (!isForward)
        std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

QList<SignatureReader::Property> SignatureReader::uniquely(const QList<const Pattern *> &nodes)
{
    QList<Property> properties;
    QSet<QString> names;
    for (const Pattern *node : nodes) {
        Property one = property(*node, true);
        if (!one.name.isEmpty() && names.contains(one.name))
            add("DuplicateParameter", node->position, SignatureTexts::tr("“%1” occurs here twice").arg(one.name));
        names.insert(one.name);
        properties.append(std::move(one));
    }
    return properties;
}

JsonText SignatureReader::object(const QList<Property> &properties, TextPosition position)
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"object").key(u"properties").beginObject();
    for (const Property &property : properties) {
        if (writer.bytes().size() + property.schema.bytes().size() > largestSchema) {
            add("InvalidStructure", position, SignatureTexts::tr("written out, the schema is larger than 256 KiB"));
            return JsonText::trusted("{}");
        }
        writer.member(property.name, property.schema);
    }
    writer.endObject().key(u"required").beginArray();
    for (const Property &property : properties) {
        if (property.isRequired)
            writer.string(property.name);
    }
    return writer.endArray().endObject().text();
}

SignatureReader::Property SignatureReader::property(const Pattern &node, bool isNamed)
{
    Property read;
    if (isNamed)
        read.name = nameOf(node);
    const QString type = typeOf(node);
    if (type.isEmpty())
        return read;
    const GramProperties &properties = node.value.properties;
    const GramProperty *schema = find(properties, u"schema");
    Members members = typeMembers(type, node.position);
    if (schema)
        members = schemaText(*schema);
    // What a list or a record holds comes directly behind its type.
    for (const QString &structure : {u"items"_s, u"elementType"_s, u"fields"_s}) {
        if (const GramProperty *property = find(properties, structure))
            structure == u"fields" ? fields(*property, type, members) : items(*property, type, members);
    }
    for (const GramProperty &property : properties) {
        if (property.key == u"optional" || property.key == u"default")
            read.isRequired = read.isRequired && property.key == u"optional" && property.value == GramValue::Variant(false);
        key(property, type, members);
    }
    read.schema = written(members, node.position);
    // Of a schema that is given, nothing is looked into.
    if (!schema)
        checkLimits(properties, type, members);
    if (const GramProperty *property = find(properties, u"default"))
        checkDefault(*property, members);
    return read;
}

QString SignatureReader::nameOf(const Pattern &node)
{
    const GramValue *named = node.value.property(u"paramName");
    const QString name = !node.value.identity.isEmpty() || !named ? node.value.identity : named->word().value_or(QString());
    if (name.isEmpty())
        add("MissingParameterName", node.position, SignatureTexts::tr("a parameter has a name before its type: (name::Text)"));
    return name;
}

//! The one label; empty where there is not one.
QString SignatureReader::typeOf(const Pattern &node)
{
    const QStringList &labels = node.value.labels;
    if (labels.size() == 1)
        return labels.first();
    if (labels.isEmpty())
        add("MissingTypeLabel", node.position, SignatureTexts::tr("a type is missing here: (name::Text)"));
    else
        add("MultipleTypeLabels", node.position, SignatureTexts::tr("there can be only one type: %1").arg(labels.join(u", "_s)));
    return {};
}

JsonText SignatureReader::record(const QString &name, TextPosition position)
{
    if (const auto known = m_records.constFind(name); known != m_records.constEnd())
        return *known;
    if (m_open.contains(name)) {
        add("RecursiveType", position, SignatureTexts::tr("the type %1 contains itself, which no signature can").arg(name));
        return JsonText::trusted("{}");
    }
    if (m_open.size() >= deepestRecords) {
        add("InvalidStructure", position, SignatureTexts::tr("types are nested too deeply here"));
        return JsonText::trusted("{}");
    }
    m_open.append(name);
    QList<const Pattern *> nodes;
    for (const Pattern &field : m_types.value(name)->elements) {
        if (field.elements.isEmpty())
            nodes.append(&field);
        else
            add("InvalidStructure", field.position, SignatureTexts::tr("the fields of a type are written (name::Text)"));
    }
    const JsonText schema = object(uniquely(nodes), position);
    m_open.removeLast();
    m_records.insert(name, schema);
    return schema;
}

JsonText SignatureReader::written(const Members &members, TextPosition position)
{
    JsonWriter writer;
    writer.beginObject();
    QSet<QString> names;
    for (const auto &[name, value] : members) {
        if (names.contains(name))
            add("InvalidStructure", position, SignatureTexts::tr("“%1” is given twice").arg(name));
        names.insert(name);
        writer.member(name, value);
    }
    return writer.endObject().text();
}

void SignatureReader::add(const char *code, TextPosition position, const QString &message, Diagnostic::Severity severity)
{
    m_faults.append({QString::fromLatin1(code), position, message, severity});
}

bool SignatureReader::isBuiltIn(const QString &type)
{
    return !jsonTypeOf(type).isEmpty();
}

SignatureReader::Members SignatureReader::typeMembers(const QString &name, TextPosition position)
{
    if (const QString type = jsonTypeOf(name); !type.isEmpty())
        return {{u"type"_s, quoted(type)}};
    if (m_types.contains(name))
        return record(name, position).members();
    const bool isOtherNotation = name.contains(u' ') || name.contains(u'[') || name.endsWith(u'?');
    add("UnknownType", position,
        isOtherNotation
            ? SignatureTexts::tr("there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}")
                  .arg(name)
            : SignatureTexts::tr("there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document's own")
                  .arg(name));
    return {};
}

JsonText SignatureReader::expression(QString text, TextPosition position, bool *isOptional)
{
    text = text.trimmed();
    if (isOptional && text.endsWith(u'?')) {
        *isOptional = true;
        text = text.chopped(1).trimmed();
    }
    int lists = 0;
    while (text.startsWith(u'[') && text.endsWith(u']') && lists < deepestLists) {
        text = text.sliced(1, text.size() - 2).trimmed();
        ++lists;
    }
    JsonText schema = written(typeMembers(text, position), position);
    for (; lists > 0; --lists)
        schema = written({{u"type"_s, quoted(u"array"_s)}, {u"items"_s, schema}}, position);
    return schema;
}

//! A schema that is taken as it stands.
SignatureReader::Members SignatureReader::schemaText(const GramProperty &property)
{
    const GramTagged *tagged = property.value.as<GramTagged>();
    if (!tagged || tagged->tag != u"json") {
        add("InvalidSchemaText", property.position, SignatureTexts::tr("a schema is written json`{…}`"));
        return {};
    }
    const auto json = JsonText::parse(tagged->text.toUtf8());
    if (!json || !json->isObject()) {
        add("InvalidSchemaText", property.position, json ? SignatureTexts::tr("a schema is an object") : json.error().message);
        return {};
    }
    if (const auto schema = JsonSchema::compile(*json); !schema) {
        add("InvalidSchemaText", property.position, schema.error().message);
        return {};
    }
    return json->members();
}

void SignatureReader::key(const GramProperty &property, const QString &type, Members &members)
{
    static const QStringList elsewhere {u"items"_s, u"elementType"_s, u"fields"_s, u"schema"_s, u"paramName"_s};
    static const QStringList texts {u"description"_s, u"pattern"_s, u"format"_s};
    static const QStringList numbers {u"minimum"_s, u"maximum"_s, u"minLength"_s, u"maxLength"_s};
    const GramValue &value = property.value;
    const auto json = plainJson(value);
    if (elsewhere.contains(property.key))
        return;
    if (property.key == u"default") {
        if (json)
            members.append({property.key, *json});
        else
            add("DefaultTypeMismatch", property.position,
                SignatureTexts::tr("a default is a text, a number, true, false, a list or a map"));
    } else if (property.key == u"optional") {
        if (!value.as<bool>())
            add("InvalidStructure", property.position, SignatureTexts::tr("“optional” is true or false"));
    } else if (property.key == u"range") {
        limits(property, members);
    } else if (texts.contains(property.key)) {
        if (const QString fault = value.string() ? faultOf(property.key, *json) : SignatureTexts::tr("“%1” is a text").arg(property.key);
            fault.isEmpty())
            members.append({property.key, *json});
        else
            add("InvalidStructure", property.position, fault);
    } else if (numbers.contains(property.key)) {
        const bool isNumber = value.as<GramNumber>() && json;
        if (const QString fault = isNumber ? faultOf(property.key, *json) : SignatureTexts::tr("“%1” is a number").arg(property.key);
            fault.isEmpty())
            members.append({property.key, *json});
        else
            add("InvalidStructure", property.position, fault);
    } else if (property.key == u"enum") {
        if (value.as<GramValue::Array>() && json)
            members.append({property.key, *json});
        else
            add("InvalidStructure", property.position, SignatureTexts::tr("“enum” is a list of values"));
    } else {
        add("InvalidStructure", property.position, SignatureTexts::tr("“%1” does not apply to a %2").arg(property.key, type),
            Diagnostic::Severity::Warning);
    }
}

void SignatureReader::items(const GramProperty &property, const QString &type, Members &members)
{
    const auto word = property.value.word();
    if (type != u"Array")
        add("InvalidStructure", property.position, SignatureTexts::tr("only an Array has “%1”").arg(property.key));
    else if (!word)
        add("InvalidStructure", property.position, SignatureTexts::tr("“%1” is the name of a type").arg(property.key));
    else
        members.append({u"items"_s, expression(*word, property.position, nullptr)});
}

void SignatureReader::fields(const GramProperty &property, const QString &type, Members &members)
{
    const GramProperties *map = property.value.as<GramProperties>();
    if (type != u"Object" || !map) {
        add("InvalidStructure", property.position, SignatureTexts::tr("“fields” is a map of names and types, and belongs to an Object"));
        return;
    }
    QList<Property> read;
    QSet<QString> names;
    for (const GramProperty &field : *map) {
        bool isOptional = false;
        const auto word = field.value.word();
        if (!word)
            add("InvalidStructure", field.position, SignatureTexts::tr("“%1” is the name of a type").arg(field.key));
        const bool isKnown = names.contains(field.key);
        names.insert(field.key);
        if (isKnown)
            add("DuplicateParameter", field.position, SignatureTexts::tr("“%1” occurs here twice").arg(field.key));
        if (word && !isKnown)
            read.append({field.key, expression(*word, field.position, &isOptional), true});
        if (isOptional)
            read.last().isRequired = false;
    }
    // The type is there already.
    const Members whole = object(read, property.position).members();
    for (const auto &[name, value] : whole) {
        if (name != u"type")
            members.append({name, value});
    }
}

void SignatureReader::limits(const GramProperty &property, Members &members)
{
    const GramRange *range = property.value.as<GramRange>();
    const auto isPlain = [](const std::optional<GramNumber> &end) { return !end || plainJson(GramValue::Variant(*end)).has_value(); };
    if (!range || !isPlain(range->lower) || !isPlain(range->upper)) {
        add("InvalidStructure", property.position, SignatureTexts::tr("“range” is written 1..10"));
        return;
    }
    if (range->lower)
        members.append({u"minimum"_s, *plainJson(GramValue::Variant(*range->lower))});
    if (range->upper)
        members.append({u"maximum"_s, *plainJson(GramValue::Variant(*range->upper))});
}

namespace {

JsonText valueIn(const QList<std::pair<QString, JsonText>> &members, const QString &key)
{
    const auto found = std::find_if(members.begin(), members.end(), [&key](const auto &member) { return member.first == key; });
    return found == members.end() ? JsonText() : found->second;
}

//! Whether a number can be both.
bool isRoomBetween(const JsonText &least, const JsonText &most, bool isWhole)
{
    const double low = least.read().toDouble();
    const double high = most.read().toDouble();
    return isWhole ? std::ceil(low) <= std::floor(high) : low <= high;
}

} // namespace

void SignatureReader::checkLimits(const GramProperties &properties, const QString &type, const Members &members)
{
    const bool isWhole = jsonTypeOf(type) == u"integer";
    for (const auto &[low, high] : {std::pair(u"minimum"_s, u"maximum"_s), {u"minLength"_s, u"maxLength"_s}}) {
        const JsonText least = valueIn(members, low);
        const JsonText most = valueIn(members, high);
        if (least.isEmpty() || most.isEmpty() || isRoomBetween(least, most, isWhole))
            continue;
        // Where the last of what says so stands.
        const auto saysSo = [&limits = low, &other = high](const GramProperty &property) {
            return property.key == limits || property.key == other || (limits == u"minimum" && property.key == u"range");
        };
        const auto last = std::find_if(properties.rbegin(), properties.rend(), saysSo);
        add("InvalidStructure", last == properties.rend() ? TextPosition() : last->position,
            SignatureTexts::tr("no value is at least %1 and at most %2").arg(least.toString(), most.toString()));
        return;
    }
    if (const GramProperty *property = find(properties, u"enum"))
        checkEnum(*property, members);
}

void SignatureReader::checkEnum(const GramProperty &property, const Members &members)
{
    Members others = members;
    others.removeIf([](const auto &member) { return member.first == u"default" || member.first == u"enum"; });
    const auto *values = property.value.as<GramValue::Array>();
    JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : std::as_const(others))
        writer.member(name, value);
    const auto schema = JsonSchema::compile(writer.endObject().text());
    if (!values || !schema)
        return;
    const auto fits = [&schema](const GramValue &value) {
        const auto json = plainJson(value);
        return !json || (*schema)->validate(*json).isEmpty();
    };
    if (std::none_of(values->begin(), values->end(), fits))
        add("InvalidStructure", property.position, SignatureTexts::tr("no value of “enum” fits what else is said"));
}

//! Null fits always, since it stands for no value.
void SignatureReader::checkDefault(const GramProperty &property, const Members &members)
{
    Members others = members;
    others.removeIf([](const auto &member) { return member.first == u"default"; });
    const auto json = plainJson(property.value);
    if (!json || json->bytes() == "null" || others.isEmpty())
        return;
    JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : std::as_const(others))
        writer.member(name, value);
    const auto schema = JsonSchema::compile(writer.endObject().text());
    const QList<SchemaViolation> violations = schema ? (*schema)->validate(*json) : QList<SchemaViolation>();
    if (!schema)
        add("InvalidStructure", property.position, schema.error().message);
    else if (!violations.isEmpty())
        add("DefaultTypeMismatch", property.position,
            SignatureTexts::tr("the default does not fit: %1").arg(violations.first().message.spoken()));
}

} // namespace model
