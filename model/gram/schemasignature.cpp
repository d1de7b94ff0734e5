// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/schemasignature.h"

#include "model/gram/gramlexis.h"
#include "model/gram/signature.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString labelOf(const QString &type)
{
    static const QHash<QString, QString> labels {{u"string"_s, u"Text"_s}, {u"integer"_s, u"Int"_s}, {u"number"_s, u"Double"_s},
        {u"boolean"_s, u"Bool"_s}, {u"array"_s, u"Array"_s}, {u"object"_s, u"Object"_s}};
    return labels.value(type);
}

QString typeOf(const JsonText &schema)
{
    return schema.member(u"type").value_or(JsonText()).read().toString();
}

Pattern declaredNode(const QString &name, const QString &label)
{
    Pattern node;
    node.form = Pattern::Form::Node;
    node.isDeclaring = true;
    node.value.identity = name;
    if (!label.isEmpty())
        node.value.labels = {label};
    return node;
}

//! The same schema, however it is written: `properties` and `required` are there, names in order.
QJsonObject normal(const JsonText &schema)
{
    QJsonObject object = schema.read().toObject();
    QStringList required;
    for (const QJsonValue &name : object.value(u"required").toArray())
        required.append(name.toString());
    required.sort();
    object.insert(u"required"_s, QJsonArray::fromStringList(required));
    if (!object.contains(u"properties"))
        object.insert(u"properties"_s, QJsonObject());
    return object;
}

//! `Text`, `[Int]`: a type without anything said of it.
QString plainType(const JsonText &schema, int depth = 0)
{
    const auto members = schema.members();
    if (depth > 4 || members.isEmpty() || members.size() > 2)
        return {};
    const auto items = schema.member(u"items");
    if (!items)
        return members.size() == 1 ? labelOf(typeOf(schema)) : QString();
    const QString inner = typeOf(schema) == u"array" ? plainType(*items, depth + 1) : QString();
    return inner.isEmpty() ? QString() : u'[' + inner + u']';
}

//! The fields of a record whose properties are plain types.
std::optional<GramProperties> fieldsOf(const JsonText &schema)
{
    const QJsonArray required = schema.member(u"required").value_or(JsonText()).read().toArray();
    GramProperties fields;
    const auto properties = schema.member(u"properties").value_or(JsonText()).members();
    for (const auto &[name, property] : properties) {
        const QString type = plainType(property);
        if (type.isEmpty())
            return {};
        const QString written = required.contains(name) ? type : type + u'?';
        const bool isWord = model::gram::endOfSymbol(written, 0) == written.size();
        fields.append({name, isWord ? GramValue::Variant(GramSymbol {written}) : GramValue::Variant(written)});
    }
    return fields;
}

bool isSame(const Pattern &path, const JsonText &schema)
{
    const Signature read = SignatureReader::read(path, {});
    return read.isRight() && read.faults.isEmpty() && normal(read.schema) == normal(schema);
}

} // namespace

std::optional<Pattern> SchemaSignature::of(const JsonText &schema)
{
    const JsonText properties = schema.member(u"properties").value_or(JsonText());
    const QJsonArray required = schema.member(u"required").value_or(JsonText()).read().toArray();
    QList<Pattern> nodes;
    for (const auto &[name, property] : properties.members()) {
        if (name.isEmpty() || !property.isObject())
            return {};
        nodes.append(parameter(name, property, required.contains(name)));
    }
    const Pattern whole = path(nodes);
    return isSame(whole, schema) ? std::optional(whole) : std::nullopt;
}

Pattern SchemaSignature::nothing()
{
    return path({});
}

Pattern SchemaSignature::parameter(const QString &name, const JsonText &schema, bool isRequired)
{
    if (const auto words = inWords(name, schema, isRequired)) {
        const QByteArray alone = "{\"type\":\"object\",\"properties\":{\"p\":" + schema.bytes() + "},\"required\":["
            + (isRequired ? "\"p\"" : "") + "]}";
        Pattern node = *words;
        node.value.identity = u"p"_s;
        if (isSame(path({node}), JsonText::trusted(alone)))
            return *words;
    }
    return verbatim(name, schema, isRequired);
}

std::optional<Pattern> SchemaSignature::inWords(const QString &name, const JsonText &schema, bool isRequired)
{
    Pattern parameter = declaredNode(name, labelOf(typeOf(schema)));
    if (parameter.value.labels.isEmpty())
        return {};
    GramProperties &properties = parameter.value.properties;
    for (const auto &[key, json] : schema.members()) {
        if (key == u"type" || key == u"required")
            continue;
        if (key == u"items") {
            const QString type = plainType(json);
            if (type.isEmpty())
                return {};
            properties.append({key, type.startsWith(u'[') ? GramValue::Variant(type) : GramValue::Variant(GramSymbol {type})});
        } else if (key == u"properties") {
            const auto fields = fieldsOf(schema);
            if (!fields)
                return {};
            properties.append({u"fields"_s, GramValue::Variant(*fields)});
        } else if (const auto said = value(json, false)) {
            properties.append({key, *said});
        } else {
            return {};
        }
    }
    if (!isRequired && !schema.member(u"default"))
        properties.append({u"optional"_s, GramValue::Variant(true)});
    return parameter;
}

Pattern SchemaSignature::verbatim(const QString &name, const JsonText &schema, bool isRequired)
{
    const QString label = labelOf(typeOf(schema));
    Pattern parameter = declaredNode(name, label.isEmpty() ? u"Object"_s : label);
    parameter.value.properties.append({u"schema"_s, GramValue::Variant(GramTagged {u"json"_s, schema.toString()})});
    if (!isRequired)
        parameter.value.properties.append({u"optional"_s, GramValue::Variant(true)});
    return parameter;
}

std::optional<GramValue> SchemaSignature::value(const JsonText &json, bool isScalar)
{
    const QByteArray &text = json.bytes();
    const QString spelled = QString::fromLatin1(text);
    if (text == "true" || text == "false")
        return GramValue::Variant(text == "true");
    if (text == "null")
        return GramValue::Variant(GramSymbol {u"null"_s});
    if (text.startsWith('"'))
        return GramValue::Variant(json.read().toString());
    if (!text.startsWith('[') && !text.startsWith('{')) {
        // Exponents have no place in gram.
        if (text.contains('e') || text.contains('E'))
            return {};
        return GramValue::Variant(GramNumber {text.contains('.') ? GramNumber::Kind::Decimal : GramNumber::Kind::Integer, spelled});
    }
    const auto members = json.members();
    if (isScalar || members.isEmpty())
        return {};
    GramValue::Array array;
    GramProperties map;
    for (const auto &[name, member] : members) {
        const auto inner = value(member, true);
        if (!inner)
            return {};
        array.append(*inner);
        map.append({name, *inner});
    }
    return text.startsWith('[') ? GramValue::Variant(array) : GramValue::Variant(map);
}

//! From the parameters to the text that comes back.
Pattern SchemaSignature::path(const QList<Pattern> &parameters)
{
    QList<Pattern> nodes = parameters.isEmpty() ? QList {declaredNode({}, {})} : parameters;
    nodes.append(declaredNode({}, u"String"_s));
    QList<Pattern> arrows;
    for (qsizetype index = 1; index < nodes.size(); ++index) {
        Pattern arrow;
        arrow.form = Pattern::Form::Relationship;
        arrow.family = u'=';
        arrow.elements = {nodes[index - 1], nodes[index]};
        arrows.append(arrow);
    }
    if (arrows.size() == 1)
        return arrows.first();
    Pattern walk;
    walk.form = Pattern::Form::Walk;
    walk.elements = arrows;
    return walk;
}

} // namespace model
