// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formschema.h"

#include "model/schema/jsonscanner.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::SchemaView;

namespace {

struct FormHintTexts {
    Q_DECLARE_TR_FUNCTIONS(FormHints)
};

//! A limit as it is written in the schema, since a number read and written again may be another one.
QString limit(const SchemaView &schema, QByteArrayView name)
{
    constexpr qsizetype longest = 40;
    return QString::fromUtf8(schema.keyword(name).text().toByteArray().left(longest));
}

QString rangeHint(const SchemaView &schema)
{
    const QString least = limit(schema, "minimum");
    const QString most = limit(schema, "maximum");
    const QString above = limit(schema, "exclusiveMinimum");
    const QString below = limit(schema, "exclusiveMaximum");
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

enum class Counted { Characters, Elements };

QString counted(int number, Counted what)
{
    return what == Counted::Characters ? FormHintTexts::tr("%n character(s)", nullptr, number)
                                       : FormHintTexts::tr("%n element(s)", nullptr, number);
}

//! Empty where nothing is asked, or more than can be counted.
QString countHint(const SchemaView &schema, QByteArrayView least, QByteArrayView most, Counted what)
{
    const QString fewest = limit(schema, least);
    const QString largest = limit(schema, most);
    bool isNumber = false;
    const int last = (largest.isEmpty() ? fewest : largest).toInt(&isNumber);
    if (!isNumber)
        return {};
    if (!fewest.isEmpty() && !largest.isEmpty())
        return FormHintTexts::tr("%1 to %2").arg(QLocale().toString(fewest.toInt()), counted(last, what));
    return (largest.isEmpty() ? FormHintTexts::tr("at least %1") : FormHintTexts::tr("at most %1")).arg(counted(last, what));
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

QString exampleHint(const SchemaView &schema)
{
    const auto examples = schema.keyword("examples").elements();
    if (examples.isEmpty() || schema.has("format"))
        return {};
    const QString text = examples.first().isString() ? examples.first().string() : QString::fromUtf8(examples.first().text());
    return FormHintTexts::tr("such as %1").arg(text.simplified().left(60));
}

//! What the schema asks of a value, in a few words for a person; empty where nothing.
QString hintOf(const SchemaView &schema)
{
    QStringList parts {rangeHint(schema)};
    if (schema.has("multipleOf"))
        parts.append(FormHintTexts::tr("a multiple of %1").arg(limit(schema, "multipleOf")));
    parts.append(countHint(schema, "minLength", "maxLength", Counted::Characters));
    parts.append(countHint(schema, "minItems", "maxItems", Counted::Elements));
    parts.append(formatHint(schema.string("format")));
    if (schema.has("pattern"))
        parts.append(FormHintTexts::tr("matching %1").arg(schema.string("pattern").left(80)));
    parts.append(exampleHint(schema));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

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
    : m_root(schema.bytes().size() <= largestSchema ? SchemaView(schema) : SchemaView())
{
}

FormField FormSchema::root() const
{
    return field({{}, m_root, true}, 0);
}

FormField FormSchema::field(const FormPart &part, int depth) const
{
    FormField field;
    field.name = part.name;
    field.depth = depth;
    field.isRequired = part.isRequired;
    field.isNullable = part.schema.keyword("nullable").text() == "true";
    const SchemaView schema = readKind(field, part.schema);
    const QString title = titleLine(schema.string("title"));
    field.title = title.isEmpty() ? titleLine(part.name) : title;
    field.help = model::shortened(model::visibleText(schema.string("description").trimmed()), longestHelp);
    field.hint = model::visibleSentence(hintOf(schema));
    field.standard = schema.json("default");
    return field;
}

//! \return the schema that says the rest of the field: with an only alternative behind it.
SchemaView FormSchema::readKind(FormField &field, const SchemaView &schema) const
{
    SchemaView whole = schema;
    if (readChoices(field, whole) || readAlternatives(field, whole))
        return whole;
    readTypes(field, whole);
    const bool isComposite = field.kind == Kind::List || field.kind == Kind::Object || field.kind == Kind::Dictionary;
    if (isComposite && field.depth >= deepestField)
        field.kind = Kind::Json;
    return whole;
}

bool FormSchema::readChoices(FormField &field, const SchemaView &schema)
{
    QList<FormChoice> choices;
    if (schema.has("const")) {
        choices.append({choiceTitle(schema.json("const")), schema.json("const")});
    } else {
        const QJsonArray titles = schema.keyword("enumNames").read().toArray();
        const auto values = schema.keyword("enum").elements();
        for (qsizetype at = 0; at < qMin<qsizetype>(values.size(), mostChoices + 2); ++at) {
            const JsonText value = JsonText::trusted(values[at].text().toByteArray());
            const QString title = titles.at(at).toString();
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

FormSchema::Alternatives FormSchema::alternativesIn(const SchemaView &schema)
{
    Alternatives found;
    for (const SchemaView &own : schema.list(schema.has("oneOf") ? "oneOf" : "anyOf").mid(0, mostChoices)) {
        const QStringList types = own.likelyTypes();
        const JsonText fixed = own.json("const");
        if (types == QStringList {u"null"_s} || fixed.bytes() == "null") {
            found.withNull = true;
            continue;
        }
        const QString title = titleLine(own.string("title"));
        if (!fixed.isEmpty())
            found.choices.append({title.isEmpty() ? choiceTitle(fixed) : title, fixed});
        if (!types.isEmpty() || own.has("enum") || own.has("const") || own.has("oneOf") || own.has("anyOf"))
            found.parts.append({title.isEmpty() ? typeTitle(types.value(0)) : title, own, true});
    }
    return found;
}

bool FormSchema::readAlternatives(FormField &field, SchemaView &schema) const
{
    // Beside members they only narrow what the members say.
    if (!schema.members().isEmpty())
        return false;
    const Alternatives found = alternativesIn(schema);
    field.isNullable = field.isNullable || found.withNull;
    if (!found.choices.isEmpty() && found.choices.size() == found.parts.size()) {
        field.kind = Kind::Choice;
        field.choices = found.choices;
        return true;
    }
    if (found.parts.isEmpty() || found.parts.size() > mostAlternatives || field.depth >= deepestField)
        return false;
    if (found.parts.size() == 1) {
        readOnly(field, found.parts.first());
        schema = schema.over(found.parts.first().schema);
        return true;
    }
    field.kind = Kind::Alternatives;
    field.parts = found.parts;
    return true;
}

//! The one alternative besides null: it is the field, with what stands around it.
void FormSchema::readOnly(FormField &field, const FormPart &only) const
{
    FormField inner = this->field({field.name, only.schema, field.isRequired}, field.depth + 1);
    inner.depth = field.depth;
    inner.isNullable = inner.isNullable || field.isNullable;
    field = inner;
}

void FormSchema::readTypes(FormField &field, const SchemaView &schema)
{
    QStringList types = schema.likelyTypes();
    if (types.size() > 1 && types.removeAll(u"null"_s) > 0)
        field.isNullable = true;
    if (types.size() == 1)
        return readType(field, schema, types.first());
    if (types.isEmpty() || types.size() > mostAlternatives || field.depth >= deepestField)
        return;
    field.kind = Kind::Alternatives;
    for (const QString &type : types)
        field.parts.append({typeTitle(type), schema.ofType(type), true});
}

void FormSchema::readType(FormField &field, const SchemaView &schema, const QString &type)
{
    static const QHash<QString, Kind> kinds {{u"string"_s, Kind::Text}, {u"number"_s, Kind::Number}, {u"integer"_s, Kind::Integer},
        {u"boolean"_s, Kind::Boolean}, {u"null"_s, Kind::Null}};
    field.kind = kinds.value(type, Kind::Json);
    const QJsonValue longest = schema.keyword("maxLength").read();
    field.isLong = !schema.has("format") && !schema.has("pattern") && !(longest.isDouble() && longest.toDouble() <= longestLine);
    if (type == "array"_L1)
        readList(field, schema);
    else if (type == "object"_L1)
        readObject(field, schema);
}

void FormSchema::readList(FormField &field, const SchemaView &schema)
{
    const SchemaView elements = schema.at("items");
    if (elements.isNull() || elements.isAnything() || elements.isNothing() || schema.has("prefixItems"))
        return;
    constexpr int mostElementsAtFirst = 10;
    field.kind = Kind::List;
    field.elements = elements;
    field.fewestElements = qBound(0, schema.keyword("minItems").read().toInt(), mostElementsAtFirst);
}

void FormSchema::readObject(FormField &field, const SchemaView &schema)
{
    const auto members = schema.members();
    const auto patterns = schema.members("patternProperties");
    const SchemaView further = schema.at("additionalProperties");
    const bool isClosed = further.isNothing() && patterns.isEmpty();
    if (!further.isNull() && !further.isAnything() && !further.isNothing())
        field.elements = further;
    else if (patterns.size() == 1)
        field.elements = patterns.first().schema;
    const bool hasElements = !field.elements.isNull() && !field.elements.isNothing();
    if (members.isEmpty() && hasElements) {
        field.kind = Kind::Dictionary;
        return;
    }
    // An object of which nothing is known is JSON, but not the arguments of a tool that takes none.
    if (members.isEmpty() && !isClosed && field.depth > 0)
        return;
    field.kind = Kind::Object;
    for (const SchemaView::Member &member : members.mid(0, mostMembers))
        field.parts.append({member.name, member.schema, member.isRequired});
    if (members.size() > mostMembers || further.isAnything() || patterns.size() > 1)
        field.others = FormField::Others::AsJson;
    else if (hasElements)
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

int FormSchema::alternativeFor(const FormField &field, const JsonText &value) const
{
    for (int index = 0; index < field.parts.size(); ++index) {
        if (looksLike(field.parts[index].schema, value, 0))
            return index;
    }
    return -1;
}

//! Looks at types, fixed values and required members; enough to tell alternatives apart.
bool FormSchema::looksLike(const SchemaView &schema, const JsonText &value, int depth)
{
    constexpr int deepestLook = 3;
    FormField choices;
    if (readChoices(choices, schema))
        return suits(choices, value) || (choices.isNullable && value.bytes() == "null");
    const QStringList types = schema.likelyTypes();
    if (!types.isEmpty() && std::none_of(types.begin(), types.end(), [&](const QString &type) { return isOf(type, value); }))
        return false;
    if (!value.isObject() || depth >= deepestLook)
        return true;
    for (const QString &name : schema.required()) {
        if (!value.member(name))
            return false;
    }
    for (const SchemaView::Member &known : schema.members().mid(0, mostMembers)) {
        const auto member = value.member(known.name);
        if (member && !looksLike(known.schema, *member, depth + 1))
            return false;
    }
    return true;
}

} // namespace gui
