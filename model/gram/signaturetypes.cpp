// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The parts of SignatureReader that read types and what is said of them.
#include "model/gram/gramvaluejson.h"
#include "model/gram/signature.h"
#include "model/schema/jsonschema.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SignatureTypesTexts {
    Q_DECLARE_TR_FUNCTIONS(Signature)
};

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
            ? SignatureTypesTexts::tr("there is no type “%1”; lists are written ::Array {items: Text}, optional values {optional: true}")
                  .arg(name)
            : SignatureTypesTexts::tr("there is no type “%1”; there are Text, Int, Double, Bool, Array, Object and the document's own")
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
        add("InvalidSchemaText", property.position, SignatureTypesTexts::tr("a schema is written json`{…}`"));
        return {};
    }
    const auto json = JsonText::parse(tagged->text.toUtf8());
    if (!json || !json->isObject()) {
        add("InvalidSchemaText", property.position, json ? SignatureTypesTexts::tr("a schema is an object") : json.error().message);
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
                SignatureTypesTexts::tr("a default is a text, a number, true, false, a list or a map"));
    } else if (property.key == u"optional") {
        if (!value.as<bool>())
            add("InvalidStructure", property.position, SignatureTypesTexts::tr("“optional” is true or false"));
    } else if (property.key == u"range") {
        limits(property, members);
    } else if (texts.contains(property.key)) {
        if (const QString fault = value.string() ? faultOf(property.key, *json)
                                                 : SignatureTypesTexts::tr("“%1” is a text").arg(property.key);
            fault.isEmpty())
            members.append({property.key, *json});
        else
            add("InvalidStructure", property.position, fault);
    } else if (numbers.contains(property.key)) {
        const bool isNumber = value.as<GramNumber>() && json;
        if (const QString fault = isNumber ? faultOf(property.key, *json) : SignatureTypesTexts::tr("“%1” is a number").arg(property.key);
            fault.isEmpty())
            members.append({property.key, *json});
        else
            add("InvalidStructure", property.position, fault);
    } else if (property.key == u"enum") {
        if (value.as<GramValue::Array>() && json)
            members.append({property.key, *json});
        else
            add("InvalidStructure", property.position, SignatureTypesTexts::tr("“enum” is a list of values"));
    } else {
        add("InvalidStructure", property.position, SignatureTypesTexts::tr("“%1” says nothing of a %2").arg(property.key, type),
            Diagnostic::Severity::Warning);
    }
}

void SignatureReader::items(const GramProperty &property, const QString &type, Members &members)
{
    const auto word = property.value.word();
    if (type != u"Array")
        add("InvalidStructure", property.position, SignatureTypesTexts::tr("only an Array has “%1”").arg(property.key));
    else if (!word)
        add("InvalidStructure", property.position, SignatureTypesTexts::tr("“%1” is the name of a type").arg(property.key));
    else
        members.append({u"items"_s, expression(*word, property.position, nullptr)});
}

void SignatureReader::fields(const GramProperty &property, const QString &type, Members &members)
{
    const GramProperties *map = property.value.as<GramProperties>();
    if (type != u"Object" || !map) {
        add("InvalidStructure", property.position,
            SignatureTypesTexts::tr("“fields” is a map of names and types, and belongs to an Object"));
        return;
    }
    QList<Property> read;
    QSet<QString> names;
    for (const GramProperty &field : *map) {
        bool isOptional = false;
        const auto word = field.value.word();
        if (!word)
            add("InvalidStructure", field.position, SignatureTypesTexts::tr("“%1” is the name of a type").arg(field.key));
        const bool isKnown = names.contains(field.key);
        names.insert(field.key);
        if (isKnown)
            add("DuplicateParameter", field.position, SignatureTypesTexts::tr("“%1” stands here twice").arg(field.key));
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
        add("InvalidStructure", property.position, SignatureTypesTexts::tr("“range” is written 1..10"));
        return;
    }
    if (range->lower)
        members.append({u"minimum"_s, *plainJson(GramValue::Variant(*range->lower))});
    if (range->upper)
        members.append({u"maximum"_s, *plainJson(GramValue::Variant(*range->upper))});
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
            SignatureTypesTexts::tr("the default does not fit: %1").arg(violations.first().message));
}

} // namespace model
