// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramjson.h"

#include "model/basics/overloaded.h"
#include "model/gram/gramlexis.h"
#include "model/gram/gramparser.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QHash>

namespace model::gramjson {

using namespace Qt::StringLiterals;

namespace {

struct GramJsonTexts {
    Q_DECLARE_TR_FUNCTIONS(GramJson)
};

void writeValue(JsonWriter &writer, const GramValue &value);

void writeNumber(JsonWriter &writer, const GramNumber &number)
{
    if (number.kind != GramNumber::Kind::Measurement) {
        // Hexadecimal numbers beyond 64 bits have no plain form in JSON.
        const QString plain = number.plain();
        if (plain.startsWith(u"0x") || (plain.size() > 1 && plain.startsWith(u'0') && !plain.contains(u'.')))
            writer.string(plain);
        else
            writer.splice(JsonText::trusted(plain.toUtf8()));
        return;
    }
    const QString digits = number.spelling.chopped(number.unit().size());
    writer.beginObject().member(u"type", u"measurement").member(u"unit", number.unit());
    writer.member(u"value", JsonText::trusted(digits.toUtf8())).endObject();
}

void writeRange(JsonWriter &writer, const GramRange &range)
{
    writer.beginObject().member(u"type", u"range");
    for (const auto &[name, end] : {std::pair(u"lower"_s, range.lower), std::pair(u"upper"_s, range.upper)}) {
        writer.key(name);
        if (end)
            writeNumber(writer, *end);
        else
            writer.null();
    }
    writer.endObject();
}

void writeProperties(JsonWriter &writer, const GramProperties &properties)
{
    // Of a key that is repeated the last one counts.
    QHash<QString, const GramProperty *> last;
    for (const GramProperty &property : properties)
        last.insert(property.key, &property);
    writer.beginObject();
    for (const GramProperty &property : properties) {
        if (last.value(property.key) != &property)
            continue;
        writer.key(property.key);
        writeValue(writer, property.value);
    }
    writer.endObject();
}

void writeValue(JsonWriter &writer, const GramValue &value)
{
    std::visit(
        Overloaded {
            [&](bool truth) { writer.boolean(truth); },
            [&](const GramNumber &number) { writeNumber(writer, number); },
            [&](const QString &text) { writer.string(text); },
            [&](const GramSymbol &symbol) { writer.beginObject().member(u"type", u"symbol").member(u"value", symbol.name).endObject(); },
            [&](const GramTagged &tagged) {
                writer.beginObject().member(u"type", u"tagged").member(u"tag", tagged.tag).member(u"content", tagged.text).endObject();
            },
            [&](const GramRange &range) { writeRange(writer, range); },
            [&](const GramValue::Array &array) {
                writer.beginArray();
                for (const GramValue &element : array)
                    writeValue(writer, element);
                writer.endArray();
            },
            [&](const GramProperties &map) { writeProperties(writer, map); },
        },
        value.variant());
}

void writePattern(JsonWriter &writer, const Pattern &pattern)
{
    writer.beginObject().key(u"subject").beginObject().member(u"identity", pattern.value.identity).key(u"labels").beginArray();
    for (const QString &label : pattern.value.labels)
        writer.string(label);
    writer.endArray().key(u"properties");
    writeProperties(writer, pattern.value.properties);
    writer.endObject().key(u"elements").beginArray();
    for (const Pattern &element : pattern.elements)
        writePattern(writer, element);
    writer.endArray().endObject();
}

//! Plain digits, as gram has them.
GramNumber gramNumberOf(const QByteArray &json)
{
    const bool isWhole = !json.contains('.') && !json.contains('e') && !json.contains('E');
    if (isWhole)
        return {GramNumber::Kind::Integer, QString::fromLatin1(json)};
    QString digits = QString::fromLatin1(json);
    if (!gram::isNumber(digits, gram::NumberKind::Decimal))
        digits = QString::number(json.toDouble(), 'f', QLocale::FloatingPointShortest);
    return {GramNumber::Kind::Decimal, digits.contains(u'.') ? digits : digits + u".0"_s};
}

GramValue valueOf(const JsonText &json);

std::optional<GramNumber> rangeEndOf(const JsonText &json)
{
    const GramValue value = valueOf(json);
    const GramNumber *number = value.as<GramNumber>();
    return number ? std::optional(*number) : std::nullopt;
}

//! An object whose `type` and members are those of one of the values that JSON has no form of its own for.
std::optional<GramValue> typedValueOf(const JsonText &json)
{
    const QString type = stringIn(json, u"type").toLower();
    const auto value = json.member(u"value");
    const qsizetype size = json.members().size();
    if (type == u"symbol" && value && size == 2)
        return GramValue::Variant(GramSymbol {stringIn(json, u"value")});
    if (type == u"tagged" && json.member(u"tag") && json.member(u"content") && size == 3)
        return GramValue::Variant(GramTagged {stringIn(json, u"tag"), stringIn(json, u"content")});
    if (type == u"range" && size <= 3 && (json.member(u"lower") || json.member(u"upper"))) {
        return GramValue::Variant(
            GramRange {rangeEndOf(json.member(u"lower").value_or(JsonText())), rangeEndOf(json.member(u"upper").value_or(JsonText()))});
    }
    if (type == u"measurement" && value && json.member(u"unit") && size == 3)
        return GramValue::Variant(GramNumber {GramNumber::Kind::Measurement, QString::fromUtf8(value->bytes()) + stringIn(json, u"unit")});
    if ((type == u"integer" || type == u"decimal") && value && size == 2)
        return valueOf(*value);
    return std::nullopt;
}

GramProperties propertiesOf(const JsonText &json)
{
    GramProperties properties;
    for (const auto &[name, value] : json.members())
        properties.append({name, valueOf(value)});
    return properties;
}

GramValue valueOf(const JsonText &json)
{
    const QByteArray &text = json.bytes();
    if (text.startsWith('"'))
        return GramValue::Variant(json.read().toString());
    if (text.startsWith('t') || text.startsWith('f'))
        return GramValue::Variant(text.startsWith('t'));
    if (text.isEmpty() || text.startsWith('n'))
        return GramValue::Variant(GramSymbol {u"null"_s});
    if (text.startsWith('{')) {
        const auto typed = typedValueOf(json);
        return typed ? *typed : GramValue::Variant(propertiesOf(json));
    }
    if (!text.startsWith('['))
        return GramValue::Variant(gramNumberOf(text));
    GramValue::Array array;
    for (const auto &[none, element] : json.members())
        array.append(valueOf(element));
    return GramValue::Variant(std::move(array));
}

Result<Pattern> patternOf(const JsonText &json, int depth)
{
    const auto subject = json.member(u"subject");
    if (!subject || !subject->isObject())
        return failure(
            ErrorCategory::Validation, GramJsonTexts::tr("A pattern is an object with a “subject” and “elements”; this is not one."));
    if (depth > GramParser::deepestNesting)
        return failure(ErrorCategory::Validation, GramJsonTexts::tr("The patterns are nested too deeply."));
    Pattern pattern;
    pattern.value.identity = stringIn(*subject, u"identity");
    for (const auto &[none, label] : subject->member(u"labels").value_or(JsonText()).members()) {
        const QString name = label.read().toString();
        if (name == u"Gram.Walk")
            pattern.form = Pattern::Form::Walk;
        else if (!pattern.value.labels.contains(name))
            pattern.value.labels.append(name);
    }
    pattern.value.properties = propertiesOf(subject->member(u"properties").value_or(JsonText()));
    for (const auto &[none, element] : json.member(u"elements").value_or(JsonText()).members()) {
        const Result<Pattern> read = patternOf(element, depth + 1);
        if (!read)
            return read;
        pattern.elements.append(*read);
    }
    return pattern;
}

} // namespace

JsonText toJson(const Pattern &pattern)
{
    JsonWriter writer;
    writePattern(writer, pattern);
    return writer.text();
}

JsonText toJson(const GramDocument &document)
{
    if (document.patterns.size() == 1 && !document.header)
        return toJson(document.patterns.first());
    Pattern root;
    root.value.labels = {u"Gram.Root"_s};
    root.value.properties = document.header.value_or(GramProperties());
    root.elements = document.patterns;
    return toJson(root);
}

Result<GramDocument> fromJson(const JsonText &json)
{
    const Result<Pattern> read = patternOf(json, 0);
    if (!read)
        return tl::unexpected(read.error());
    GramDocument document;
    if (!read->value.hasLabel(u"Gram.Root")) {
        document.patterns = {*read};
        return document;
    }
    if (!read->value.properties.isEmpty())
        document.header = read->value.properties;
    document.patterns = read->elements;
    return document;
}

} // namespace model::gramjson
