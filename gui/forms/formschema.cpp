// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formschema.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QUrl>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText;

namespace {

struct FormHintTexts {
    Q_DECLARE_TR_FUNCTIONS(FormHints)
};

bool hasAny(const SchemaKeywords &keywords, const QStringList &names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString &name) { return keywords.has(name); });
}

//! A limit as it is written in the schema, since a number read and written again may be another one.
QString limit(const SchemaKeywords &keywords, const QString &name)
{
    constexpr qsizetype longest = 40;
    return QString::fromUtf8(keywords.value(name).bytes().left(longest));
}

QString rangeHint(const SchemaKeywords &keywords)
{
    const QString least = limit(keywords, u"minimum"_s);
    const QString most = limit(keywords, u"maximum"_s);
    const QString above = limit(keywords, u"exclusiveMinimum"_s);
    const QString below = limit(keywords, u"exclusiveMaximum"_s);
    if (!least.isEmpty() && !most.isEmpty())
        return FormHintTexts::tr("%1 to %2").arg(least, most);
    QStringList parts;
    if (!least.isEmpty())
        parts.append(FormHintTexts::tr("at least %1").arg(least));
    if (!above.isEmpty())
        parts.append(FormHintTexts::tr("more than %1").arg(above));
    if (!most.isEmpty())
        parts.append(FormHintTexts::tr("at most %1").arg(most));
    if (!below.isEmpty())
        parts.append(FormHintTexts::tr("less than %1").arg(below));
    return parts.join(u", "_s);
}

QList<model::JsonText> elementsOf(const model::JsonText &array, int most)
{
    QList<model::JsonText> elements;
    for (const auto &[name, element] : array.pieces().mid(0, most))
        elements.append(model::JsonText::trusted(element.toByteArray()));
    return elements;
}

struct Counted {
    QString one;
    QString many;
};

QString countHint(const SchemaKeywords &keywords, const QString &least, const QString &most, const Counted &what)
{
    const QString fewest = limit(keywords, least);
    const QString largest = limit(keywords, most);
    const QString last = largest.isEmpty() ? fewest : largest;
    const QString &word = last == u'1' ? what.one : what.many;
    if (!fewest.isEmpty() && !largest.isEmpty())
        return FormHintTexts::tr("%1 to %2 %3").arg(fewest, largest, word);
    if (!fewest.isEmpty())
        return FormHintTexts::tr("at least %1 %2").arg(fewest, word);
    return largest.isEmpty() ? QString() : FormHintTexts::tr("at most %1 %2").arg(largest, word);
}

QString formatHint(const QString &format)
{
    static const QHash<QString, QString> examples {{u"date-time"_s, u"2026-03-09T14:30:00Z"_s}, {u"date"_s, u"2026-03-09"_s},
        {u"time"_s, u"14:30:00Z"_s}, {u"duration"_s, u"PT1H30M"_s}, {u"uri"_s, u"https://example.org/page"_s},
        {u"email"_s, u"name@example.org"_s}, {u"ipv4"_s, u"192.0.2.1"_s}, {u"ipv6"_s, u"2001:db8::1"_s},
        {u"uuid"_s, u"123e4567-e89b-12d3-a456-426614174000"_s}};
    if (format.isEmpty())
        return {};
    const QString example = examples.value(format);
    return example.isEmpty() ? FormHintTexts::tr("format %1").arg(format.left(40)) : FormHintTexts::tr("such as %1").arg(example);
}

QString exampleHint(const SchemaKeywords &keywords)
{
    const auto examples = keywords.value(u"examples"_s).pieces();
    if (examples.isEmpty() || keywords.has(u"format"_s))
        return {};
    const auto first = model::JsonText::trusted(examples.first().second.toByteArray()).read();
    const QString text = first.isString() ? first.toString() : QString::fromUtf8(examples.first().second);
    return FormHintTexts::tr("such as %1").arg(text.simplified().left(60));
}

} // namespace

QStringList SchemaKeywords::types() const
{
    const QJsonValue named = value(u"type"_s).read();
    if (named.isString())
        return {named.toString()};
    QStringList types;
    for (const QJsonValue &type : named.toArray())
        types.append(type.toString());
    if (!types.isEmpty())
        return types;
    if (!properties.isEmpty() || hasAny(*this, {u"properties"_s, u"additionalProperties"_s, u"patternProperties"_s, u"propertyNames"_s}))
        return {u"object"_s};
    if (hasAny(*this, {u"items"_s, u"prefixItems"_s, u"minItems"_s, u"maxItems"_s, u"uniqueItems"_s}))
        return {u"array"_s};
    if (hasAny(*this, {u"minLength"_s, u"maxLength"_s, u"pattern"_s, u"format"_s, u"contentMediaType"_s}))
        return {u"string"_s};
    if (hasAny(*this, {u"minimum"_s, u"maximum"_s, u"exclusiveMinimum"_s, u"exclusiveMaximum"_s, u"multipleOf"_s}))
        return {u"number"_s};
    return {};
}

SchemaKeywords KeywordsReader::keywordsOf(const model::JsonText &schema)
{
    SchemaKeywords keywords;
    collect(schema, keywords);
    return keywords;
}

void KeywordsReader::collect(const model::JsonText &schema, SchemaKeywords &keywords)
{
    constexpr int mostReferences = 32;
    // A schema's own words hold before those of what it refers to: they come nearer to this place.
    QList<model::JsonText> further;
    for (const auto &[name, value] : schema.isObject() ? schema.members() : QList<std::pair<QString, model::JsonText>>()) {
        if (name == "$ref"_L1 && ++keywords.references <= mostReferences)
            further.append(resolved(value.read().toString()));
        else if (name == "allOf"_L1)
            further.append(elementsOf(value, mostReferences));
        else
            take(name, value, keywords);
    }
    for (const model::JsonText &other : std::as_const(further)) {
        if (++keywords.references <= mostReferences)
            collect(other, keywords);
    }
}

void KeywordsReader::take(const QString &name, const model::JsonText &value, SchemaKeywords &keywords) const
{
    if (name == "properties"_L1 && value.isObject()) {
        for (const auto &[member, schema] : value.members()) {
            if (keywords.names.contains(member))
                continue;
            keywords.names.insert(member);
            keywords.properties.append({member, schema});
        }
    } else if (name == "required"_L1) {
        for (const QJsonValue &member : value.read().toArray())
            keywords.required.insert(member.toString());
    }
    if (!keywords.has(name))
        keywords.values.insert(name, value);
}

model::JsonText KeywordsReader::resolved(const QString &reference)
{
    if (!reference.startsWith(u'#'))
        return {};
    if (const auto known = m_resolved.constFind(reference); known != m_resolved.cend())
        return *known;
    constexpr int mostSteps = 32;
    model::JsonText found = m_document;
    const QStringList steps = QUrl::fromPercentEncoding(reference.sliced(1).toUtf8()).split(u'/').mid(1, mostSteps);
    for (QString step : steps) {
        step.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
        found = found.member(step).value_or(model::JsonText());
    }
    // An anchor is not followed.
    if (reference.size() > 1 && steps.isEmpty())
        found = {};
    m_resolved.insert(reference, found);
    return found;
}

QString hintOf(const SchemaKeywords &keywords)
{
    QStringList parts {rangeHint(keywords)};
    if (keywords.has(u"multipleOf"_s))
        parts.append(FormHintTexts::tr("a multiple of %1").arg(limit(keywords, u"multipleOf"_s)));
    parts.append(countHint(keywords, u"minLength"_s, u"maxLength"_s, {FormHintTexts::tr("character"), FormHintTexts::tr("characters")}));
    parts.append(countHint(keywords, u"minItems"_s, u"maxItems"_s, {FormHintTexts::tr("element"), FormHintTexts::tr("elements")}));
    parts.append(formatHint(keywords.text(u"format"_s)));
    if (keywords.has(u"pattern"_s))
        parts.append(FormHintTexts::tr("matching %1").arg(keywords.text(u"pattern"_s).left(80)));
    parts.append(exampleHint(keywords));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

using Kind = FormField::Kind;
using Token = model::JsonScanner::Token;

namespace {

struct FormSchemaTexts {
    Q_DECLARE_TR_FUNCTIONS(FormSchema)
};

constexpr qsizetype longestTitle = 200;
constexpr qsizetype longestHelp = 2000;
//! Beyond this a text is given room for several lines.
constexpr int longestLine = 120;

//! What a schema calls a thing, in one line.
QString titleLine(const QString &text)
{
    return model::shortened(model::visibleLine(text.simplified()), longestTitle);
}

bool isSchema(const JsonText &schema)
{
    return schema.isObject() || schema.bytes() == "true";
}

Token tokenOf(const JsonText &value)
{
    return model::JsonScanner(value.bytes()).peek();
}

bool isSameValue(const JsonText &one, const JsonText &other)
{
    if (tokenOf(one) == Token::String && tokenOf(other) == Token::String)
        return one.read() == other.read();
    return one.compacted() == other.compacted();
}

bool isOf(const QString &type, const JsonText &value)
{
    switch (tokenOf(value)) {
    case Token::String: return type == "string"_L1;
    case Token::Number: return type == "number"_L1 || type == "integer"_L1;
    case Token::BeginObject: return type == "object"_L1;
    case Token::BeginArray: return type == "array"_L1;
    case Token::Word: return value.bytes() == "null" ? type == "null"_L1 : type == "boolean"_L1;
    default: return false;
    }
}

QString choiceTitle(const JsonText &value)
{
    const QJsonValue read = value.read();
    return model::shortened(
        model::visibleLine(read.isString() ? read.toString() : QString::fromUtf8(value.compacted().bytes())), longestTitle);
}

//! The same schema with one type.
JsonText withType(const SchemaKeywords &keywords, const QString &type)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"type"_s, type);
    for (auto value = keywords.values.cbegin(); value != keywords.values.cend(); ++value) {
        static const QSet<QString> others {u"type"_s, u"default"_s, u"title"_s, u"description"_s, u"properties"_s, u"required"_s};
        if (!others.contains(value.key()))
            writer.member(value.key(), value.value());
    }
    if (!keywords.properties.isEmpty()) {
        writer.key(u"properties"_s).beginObject();
        for (const auto &[name, schema] : keywords.properties)
            writer.member(name, schema);
        writer.endObject();
    }
    if (keywords.has(u"required"_s))
        writer.member(u"required"_s, keywords.value(u"required"_s));
    return writer.endObject().text();
}

QString typeTitle(const QString &type)
{
    static const QHash<QString, const char *> titles {{u"string"_s, QT_TRANSLATE_NOOP("FormSchema", "Text")},
        {u"number"_s, QT_TRANSLATE_NOOP("FormSchema", "Number")}, {u"integer"_s, QT_TRANSLATE_NOOP("FormSchema", "Whole number")},
        {u"boolean"_s, QT_TRANSLATE_NOOP("FormSchema", "Yes or no")}, {u"array"_s, QT_TRANSLATE_NOOP("FormSchema", "List")},
        {u"object"_s, QT_TRANSLATE_NOOP("FormSchema", "Object")}};
    const char *title = titles.value(type);
    return title ? FormSchemaTexts::tr(title) : titleLine(type);
}

} // namespace

FormSchema::FormSchema(const JsonText &schema)
    : m_reader(schema.bytes().size() <= largestSchema ? schema : JsonText())
{
}

FormField FormSchema::root()
{
    return field({{}, m_reader.document(), true}, 0);
}

FormField FormSchema::field(const FormPart &part, int depth)
{
    FormField field;
    SchemaKeywords keywords = m_reader.keywordsOf(part.schema);
    field.name = part.name;
    field.depth = depth;
    field.isRequired = part.isRequired;
    field.isNullable = keywords.is(u"nullable"_s);
    readKind(field, keywords);
    const QString title = titleLine(keywords.text(u"title"_s));
    field.title = title.isEmpty() ? titleLine(part.name) : title;
    field.help = model::shortened(model::visibleText(keywords.text(u"description"_s).trimmed()), longestHelp);
    field.hint = model::visibleText(hintOf(keywords));
    field.standard = keywords.value(u"default"_s);
    return field;
}

void FormSchema::readKind(FormField &field, SchemaKeywords &keywords)
{
    if (readChoices(field, keywords) || readAlternatives(field, keywords))
        return;
    readTypes(field, keywords);
    const bool isComposite = field.kind == Kind::List || field.kind == Kind::Object || field.kind == Kind::Dictionary;
    if (isComposite && field.depth >= deepestField)
        field.kind = Kind::Json;
}

bool FormSchema::readChoices(FormField &field, const SchemaKeywords &keywords)
{
    QList<FormChoice> choices;
    if (keywords.has(u"const"_s)) {
        choices.append({choiceTitle(keywords.value(u"const"_s)), keywords.value(u"const"_s)});
    } else {
        const QJsonArray titles = keywords.value(u"enumNames"_s).read().toArray();
        for (const auto &[name, piece] : keywords.value(u"enum"_s).pieces().mid(0, mostChoices + 2)) {
            const JsonText value = JsonText::trusted(piece.toByteArray());
            const QString title = titles.at(choices.size()).toString();
            choices.append({title.isEmpty() ? choiceTitle(value) : titleLine(title), value});
        }
    }
    const auto isNull = [](const FormChoice &choice) { return choice.value.bytes() == "null"; };
    field.isNullable = field.isNullable || std::any_of(choices.begin(), choices.end(), isNull);
    choices.removeIf(isNull);
    if (choices.isEmpty() || choices.size() > mostChoices)
        return false;
    field.kind = Kind::Choice;
    field.choices = choices;
    return true;
}

FormSchema::Alternatives FormSchema::alternativesIn(const JsonText &list)
{
    Alternatives found;
    for (const auto &[name, piece] : list.pieces().mid(0, mostChoices)) {
        const JsonText schema = JsonText::trusted(piece.toByteArray());
        const SchemaKeywords own = m_reader.keywordsOf(schema);
        const QStringList types = own.types();
        const JsonText fixed = own.value(u"const"_s);
        if (types == QStringList {u"null"_s} || fixed.bytes() == "null") {
            found.withNull = true;
            continue;
        }
        const QString title = titleLine(own.text(u"title"_s));
        if (!fixed.isEmpty())
            found.choices.append({title.isEmpty() ? choiceTitle(fixed) : title, fixed});
        const bool saysKind = !types.isEmpty() || own.has(u"enum"_s) || own.has(u"const"_s) || own.has(u"oneOf"_s) || own.has(u"anyOf"_s);
        if (saysKind)
            found.parts.append({title.isEmpty() ? typeTitle(types.value(0)) : title, schema, true});
    }
    return found;
}

bool FormSchema::readAlternatives(FormField &field, SchemaKeywords &keywords)
{
    const JsonText list = keywords.has(u"oneOf"_s) ? keywords.value(u"oneOf"_s) : keywords.value(u"anyOf"_s);
    // Beside members they only narrow what the members say.
    if (list.isEmpty() || list.isObject() || !keywords.properties.isEmpty())
        return false;
    const Alternatives found = alternativesIn(list);
    field.isNullable = field.isNullable || found.withNull;
    if (!found.choices.isEmpty() && found.choices.size() == found.parts.size()) {
        field.kind = Kind::Choice;
        field.choices = found.choices;
        return true;
    }
    if (found.parts.isEmpty() || found.parts.size() > mostAlternatives || field.depth >= deepestField)
        return false;
    if (found.parts.size() == 1)
        return readOnly(field, keywords, found.parts.first());
    field.kind = Kind::Alternatives;
    field.parts = found.parts;
    return true;
}

//! The one alternative besides null: it is the field, with what stands around it.
bool FormSchema::readOnly(FormField &field, SchemaKeywords &keywords, const FormPart &only)
{
    const QString name = field.name;
    const int depth = field.depth;
    const bool isRequired = field.isRequired;
    FormField inner = this->field({name, only.schema, isRequired}, depth + 1);
    inner.depth = depth;
    inner.isNullable = inner.isNullable || field.isNullable;
    field = inner;
    SchemaKeywords joined = m_reader.keywordsOf(only.schema);
    for (auto value = keywords.values.cbegin(); value != keywords.values.cend(); ++value)
        joined.values.insert(value.key(), value.value());
    keywords = joined;
    return true;
}

void FormSchema::readTypes(FormField &field, const SchemaKeywords &keywords)
{
    QStringList types = keywords.types();
    if (types.size() > 1 && types.removeAll(u"null"_s) > 0)
        field.isNullable = true;
    if (types.size() == 1)
        return readType(field, keywords, types.first());
    if (types.isEmpty() || types.size() > mostAlternatives || field.depth >= deepestField)
        return;
    field.kind = Kind::Alternatives;
    for (const QString &type : types)
        field.parts.append({typeTitle(type), withType(keywords, type), true});
}

void FormSchema::readType(FormField &field, const SchemaKeywords &keywords, const QString &type)
{
    static const QHash<QString, Kind> kinds {{u"string"_s, Kind::Text}, {u"number"_s, Kind::Number}, {u"integer"_s, Kind::Integer},
        {u"boolean"_s, Kind::Boolean}, {u"null"_s, Kind::Null}};
    field.kind = kinds.value(type, Kind::Json);
    const QJsonValue longest = keywords.value(u"maxLength"_s).read();
    field.isLong = !keywords.has(u"format"_s) && !keywords.has(u"pattern"_s) && !(longest.isDouble() && longest.toDouble() <= longestLine);
    if (type == "array"_L1)
        readList(field, keywords);
    else if (type == "object"_L1)
        readObject(field, keywords);
}

void FormSchema::readList(FormField &field, const SchemaKeywords &keywords)
{
    const JsonText elements = keywords.value(u"items"_s);
    if (!elements.isObject() || keywords.has(u"prefixItems"_s))
        return;
    constexpr int mostElementsAtFirst = 10;
    field.kind = Kind::List;
    field.elements = elements;
    field.fewestElements = qBound(0, keywords.value(u"minItems"_s).read().toInt(), mostElementsAtFirst);
}

void FormSchema::readObject(FormField &field, const SchemaKeywords &keywords)
{
    const JsonText further = keywords.value(u"additionalProperties"_s);
    const auto patterns = keywords.value(u"patternProperties"_s).members();
    const JsonText values = further.isObject() ? further : patterns.size() == 1 ? patterns.first().second : JsonText();
    const bool isClosed = further.bytes() == "false" && patterns.isEmpty();
    field.elements = values;
    if (keywords.properties.isEmpty() && isSchema(values)) {
        field.kind = Kind::Dictionary;
        return;
    }
    // An object of which nothing is known is JSON, but not the arguments of a tool that takes none.
    if (keywords.properties.isEmpty() && !isClosed && field.depth > 0)
        return;
    field.kind = Kind::Object;
    for (const auto &[name, schema] : keywords.properties.mid(0, mostMembers))
        field.parts.append({name, schema, keywords.required.contains(name)});
    if (keywords.properties.size() > mostMembers || further.bytes() == "true" || patterns.size() > 1)
        field.others = FormField::Others::AsJson;
    else if (isSchema(values))
        field.others = FormField::Others::AsDictionary;
}

bool FormSchema::suits(const FormField &field, const JsonText &value)
{
    const Token token = tokenOf(value);
    switch (field.kind) {
    case Kind::Text: return token == Token::String;
    case Kind::Number:
    case Kind::Integer: return token == Token::Number;
    case Kind::Boolean: return token == Token::Word && value.bytes() != "null";
    case Kind::Null: return value.bytes() == "null";
    case Kind::List: return token == Token::BeginArray;
    case Kind::Object:
    case Kind::Dictionary: return token == Token::BeginObject;
    case Kind::Choice: return choiceFor(field, value) >= 0;
    case Kind::Alternatives:
    case Kind::Json: return !value.isEmpty();
    }
    return false;
}

int FormSchema::choiceFor(const FormField &field, const JsonText &value)
{
    for (int index = 0; index < field.choices.size(); ++index) {
        if (isSameValue(field.choices[index].value, value))
            return index;
    }
    return -1;
}

int FormSchema::alternativeFor(const FormField &field, const JsonText &value)
{
    for (int index = 0; index < field.parts.size(); ++index) {
        if (looksLike(field.parts[index].schema, value, 0))
            return index;
    }
    return -1;
}

//! Looks at types, fixed values and required members; enough to tell alternatives apart.
bool FormSchema::looksLike(const JsonText &schema, const JsonText &value, int depth)
{
    constexpr int deepestLook = 3;
    const SchemaKeywords keywords = m_reader.keywordsOf(schema);
    FormField choices;
    if (readChoices(choices, keywords))
        return suits(choices, value) || (choices.isNullable && value.bytes() == "null");
    const QStringList types = keywords.types();
    if (!types.isEmpty() && std::none_of(types.begin(), types.end(), [&](const QString &type) { return isOf(type, value); }))
        return false;
    if (!value.isObject() || depth >= deepestLook)
        return true;
    for (const QString &name : keywords.required) {
        if (!value.member(name))
            return false;
    }
    for (const auto &[name, inner] : keywords.properties.mid(0, mostMembers)) {
        const auto member = value.member(name);
        if (member && !looksLike(inner, *member, depth + 1))
            return false;
    }
    return true;
}

} // namespace gui
